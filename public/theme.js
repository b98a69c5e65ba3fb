// What has to be known before the first paint: theme and density. A file of its own because the content security policy forbids inline scripts.
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
  // The picture at the top of the first page doesn't wait for the scripts that draw it.
  if (location.pathname === '/') {
    const picture = document.createElement('link')
    const name = matchMedia('(max-width: 767px)').matches ? 'overview-phone' : 'overview'
    Object.assign(picture, { rel: 'preload', as: 'image', fetchPriority: 'high', href: `/pictures/${name}-${theme}.webp` })
    document.head.append(picture)
  }
})()
