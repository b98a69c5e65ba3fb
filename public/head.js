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

  // Says that the app is not there, until anything of it is. It lies above the page, beside the place that the app draws in, and so moves nothing.
  const sayMissing = (what) => {
    const place = document.getElementById('root') ?? document.getElementById('page')
    if (!place || place.hasChildNodes()) return
    const note = document.getElementById('missing') ?? document.createElement('p')
    note.id = 'missing'
    note.setAttribute('role', 'alert')
    note.innerHTML = `${place.id === 'root' ? 'Groundwork' : 'Groundwork Pay'} ${what} <a href="">Reload</a>`
    place.after(note)
    delete root.dataset.frame
    const follow = (_, observer) => {
      note.remove()
      observer.disconnect()
    }
    new MutationObserver(follow).observe(place, { childList: true })
  }
  const isFirst = ({ target }) => target instanceof HTMLScriptElement && target.type === 'module'
  addEventListener('error', (event) => isFirst(event) && sayMissing('couldn’t be loaded.'), true)
  setTimeout(() => sayMissing('is taking a long time to load.'), 20_000)

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
