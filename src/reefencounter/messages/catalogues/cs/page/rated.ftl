### The choice whether a new table is rated.

rated-legend = Hodnocení
rated-no = Přátelská
rated-no_about = Bude ve tvém profilu a žádné hodnocení nezmění.
rated-yes = Hodnocená
rated-yes_about = Počítá se do hodnocení všech, kdo hrají. Bez rad; kdo se vzdá nebo komu vyprší čas, prohrává.
rated-needs_clock = Hodnocená partie má hodiny: vyber je výš a může se počítat.
rated-needs_way_back = Hodnocené partie jsou pro ty, kdo mají cestu zpět.
rated-to_me = Tu svou najdeš v části Já

## The end of a rated game. $before and $after are ratings, $change is the difference with its sign.

rated-changed = Co se změnilo
rated-change = { $name }: { $before } → { $after } ({ $change })
rated-provisional = předběžné
rated-provisional_about = Hodnocení je předběžné do desáté hodnocené partie a dřív v žádném žebříčku není.
rated-unrated = { $why ->
    [child] Hraje tu dítě: tahle partie žádné hodnocení nemění.
    [short] Vzdáno před třemi vlastními tahy: tahle partie žádné hodnocení nemění.
    [place] Dva hráli z jedné adresy nebo zařízení: tahle partie žádné hodnocení nemění.
    [often] Tihle dva už měli tři hodnocené partie za den nebo deset za týden: tahle žádné hodnocení nemění.
   *[other] Někdo už tu není známý: tahle partie žádné hodnocení nemění.
}
rated-none = Tahle partie žádné hodnocení nemění.
