### The terms of the game in all languages: what stands around them. The terms are those of terms.ftl.

terms-about = I termini del gioco fianco a fianco, come li usano i regolamenti pubblicati nei vari paesi. Per i tavoli dove si leggono edizioni diverse.
terms-search = Cerca un termine
terms-none = Nessun termine contiene queste lettere.
