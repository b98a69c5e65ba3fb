/** ADR 0037 */
const listsIn = (page: Document): Record<string, string[]> =>
  JSON.parse(page.querySelector<HTMLMetaElement>('meta[name=ahead]')?.content ?? '{}')

/** Has the browser fetch and compile the dashboard's code without running it. */
export const requestDashboard = (page: Document): void => {
  const lists = listsIn(page)
  for (const file of [...(lists['/dashboard/*'] ?? []), ...(lists['/dashboard'] ?? [])]) {
    const isSheet = file.endsWith('.css')
    const link = page.createElement('link')
    link.rel = isSheet ? 'preload' : 'modulepreload'
    if (isSheet) link.as = 'style'
    link.crossOrigin = ''
    link.href = `/${file}`
    page.head.append(link)
  }
}
