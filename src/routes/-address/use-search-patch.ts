import { useMatch, useRouter } from '@tanstack/react-router'

/**
 * Updates the search params, replacing the history entry or adding one. Changes are ignored while navigating away, for example when a panel
 * closes because a link in it was followed, since the URL already belongs to another page.
 */
export const useSearchPatch = <Search extends object>() => {
  const router = useRouter()
  const page = useMatch({ strict: false, select: ({ pathname }) => pathname })
  return (change: Partial<Search>, replace = true): void => {
    if (trimmed(router.latestLocation.pathname) !== trimmed(page)) return
    void router.navigate({ to: '.', search: (old: object) => ({ ...old, ...change }), replace, resetScroll: false })
  }
}

const trimmed = (path: string) => path.replace(/\/+$/, '')
