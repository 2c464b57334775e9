/* Before anything is drawn: the theme that was chosen here last, else the one of the system. */
document.documentElement.dataset.theme =
  localStorage.getItem('reef-theme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
