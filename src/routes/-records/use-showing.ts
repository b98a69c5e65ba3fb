import { useRouter } from '@tanstack/react-router'

/**
 * Opens a record beside its list from any page, since its button may outlive the page. An open list keeps its filters. `name` is the id
 * parameter, such as `job` in `?job=17`.
 */
export const useShowing = (list: string, name: string) => {
  const router = useRouter()
  return (id: number): void => {
    const isThere = router.latestLocation.pathname.replace(/\/+$/, '') === list
    void router.navigate({ to: list, search: (old: object) => ({ ...(isThere ? old : {}), [name]: id }) })
  }
}
