import { useMatch, useRouter } from '@tanstack/react-router'

/**
 * Changes the search of this page's address, replacing the present one or as a step in the history. While the page is being left (a panel that
 * closes because a link in it was followed) a change is ignored: the address is another page's already.
 */
export const useSearchPatch = <Search extends object>() => {
  const router = useRouter()
  const page = useMatch({ strict: false, select: ({ pathname }) => pathname })
  return (change: Partial<Search>, replace = true): void => {
    if (trimmed(router.latestLocation.pathname) !== trimmed(page)) return
    void router.navigate({ to: '.', search: (old: object) => ({ ...old, ...change }), replace, resetScroll: false })
  }
}

/** With a slash at its end it is the same page. */
const trimmed = (path: string) => path.replace(/\/+$/, '')
