"""What a card that was played asks its player for, by its effect."""

from __future__ import annotations

from ...engine.second_kind import codes

ASKS = {
    codes.BREAKFAST: "asks.cube",
    codes.EARLY_COLLECT: "asks.collect",
    codes.GAIN_CUBE: "asks.gain_cube",
    codes.SWAP_TILES: "asks.swap",
    codes.DIP: "asks.dip",
    codes.DIGEST: "asks.digest",
    codes.EXTRA_CUBE: "asks.cube",
    codes.PLACE_FREE: "asks.growth",
    codes.BLUE_USES: "asks.blue",
    codes.ALGA_PLAY: "asks.alga",
    codes.FLIP: "asks.flip",
    codes.SNACK: "asks.snack",
    codes.CROWN_WORK: "asks.crown",
    codes.TERRAIN: "asks.terrain",
    codes.GULL: "asks.gull",
    codes.SHIFT_WORK: "asks.shift",
    codes.SKIP_FLIP: "asks.skip_flip",
    codes.SEARCH_BAG: "asks.search",
    codes.WARD: "asks.ward",
}
