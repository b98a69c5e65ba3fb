// What can't wait for the app: theme and density, which the first paint needs, what is requested early, and what is said if the app doesn't
// come. A file of its own because the content security policy forbids inline scripts.
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

  // Says that the app is not there, for as long as nothing of it is. What the app draws later takes this place.
  const sayMissing = (what) => {
    const place = document.getElementById('root')
    if (!place || place.hasChildNodes()) return
    place.innerHTML = `<p role="alert" class="missing">${what} <a href="">Reload</a></p>`
  }
  const isFirst = ({ target }) => target instanceof HTMLScriptElement && target.type === 'module'
  addEventListener('error', (event) => isFirst(event) && sayMissing('Groundwork couldn’t be loaded.'), true)
  setTimeout(() => sayMissing('Groundwork is taking a long time to load.'), 20_000)

  const request = (...links) => document.head.insertAdjacentHTML('beforeend', links.map((link) => `<link ${link}>`).join(''))
  const { pathname } = location
  // The picture at the top of the first page doesn't wait for the scripts that draw it.
  if (pathname === '/') {
    const name = matchMedia('(max-width: 767px)').matches ? 'overview-phone' : 'overview'
    request(`rel=preload as=image fetchpriority=high href=/pictures/${name}-${theme}.webp`)
  }
  // Nor do pages wait for scripts that find out what else they need (scripts/request-ahead.ts).
  const ahead = JSON.parse(document.querySelector('meta[name=ahead]')?.content ?? '{}')
  const isDashboard = /^\/dashboard(\/|$)/.test(pathname)
  // Strangers are led to the sign-in page, and so are those whose session ended with their browser (src/services/auth/token-store.ts).
  const isOver = read('session_not_remembered') && !document.cookie.includes('browser_session=1')
  if (isDashboard && (isOver || !read('access_token'))) return
  const files = [...(isDashboard ? (ahead['/dashboard/*'] ?? []) : []), ...(ahead[pathname] ?? [])]
  const kindOf = (file) => (file.endsWith('.css') ? 'preload as=style' : 'modulepreload')
  const requestFiles = () => request(...files.map((file) => `rel=${kindOf(file)} crossorigin href=/${file}`))
  if (!isDashboard) return requestFiles()
  // The frame shows from the first paint on, as wide as it was left. What follows is requested after that paint.
  requestAnimationFrame(() => setTimeout(requestFiles))
  const isNarrow = matchMedia('(max-width: 1023px)').matches
  root.dataset.frame = read(isNarrow ? 'sidebar-narrow' : 'sidebar') ?? (isNarrow ? 'collapsed' : 'open')
})()
