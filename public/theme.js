// Sets theme and density before the first paint. A file of its own because the content security policy forbids inline scripts.
;(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const root = document.documentElement
  const mode = read('color-mode')
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const theme = dark ? 'dark' : 'light'
  root.dataset.theme = theme
  root.classList.add(theme)
  root.style.colorScheme = theme
  root.dataset.density = read('density') === 'compact' ? 'compact' : 'comfortable'
})()
