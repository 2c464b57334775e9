### The terms of the game in all languages: what stands around them. The terms are those of terms.ftl.

terms-about = Herní pojmy vedle sebe, tak jak stojí v pravidlech vydaných v jednotlivých zemích. Pro stoly, kde se sejdou různá vydání.
terms-search = Hledat pojem
terms-none = Tahle písmena žádný pojem nemá.
