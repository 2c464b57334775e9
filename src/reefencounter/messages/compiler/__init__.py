"""Makes programs of the catalogues: of each folder of Fluent files a Python module, and modules for the page.

It runs when the package and the page are built, and in a checkout when a catalogue has changed (docs/languages.md).
"""
