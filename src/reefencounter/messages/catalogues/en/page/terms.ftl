### The terms of the game in all languages: what stands around them. The terms are those of terms.ftl.

terms-about = The terms of the game side by side, as the published rulebooks of each country have them. For tables where people read different editions.
terms-search = Search the terms
terms-none = No term has these letters.
