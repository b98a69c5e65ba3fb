import { useRouter } from '@tanstack/react-router'

/**
 * Opens a record beside its list, wherever the person is by then: the button for it may outlive the page. A list that is there keeps
 * its filters. `name` is the parameter with the id: `job`, as in `?job=17`.
 */
export const useShowing = (list: string, name: string) => {
  const router = useRouter()
  return (id: number): void => {
    const isThere = router.latestLocation.pathname.replace(/\/+$/, '') === list
    void router.navigate({ to: list, search: (old: object) => ({ ...(isThere ? old : {}), [name]: id }) })
  }
}
