/** What the address of a list says about its open record, whose id is in a parameter named after the area. */
type Address = { tab: string; as_of?: number | undefined }
type Forms = { create: boolean; edit?: number | undefined }

type Patch<Search> = (change: Partial<Search>, replace: boolean) => void

/**
 * The record that a list's address opens beside the list, null where it opens none, and the way to open one. `name` is the parameter with
 * its id: `client`, as in `?client=5`. Going from one record to another is a step back and forth; turning its tabs is not.
 */
export const openedBy = <Name extends string, Search extends Address & { [N in Name]?: number | undefined }>(
  name: Name,
  search: Search,
  patch: Patch<Search>,
) => {
  type Tab = Search['tab']
  const go = (change: { [N in Name]?: number | undefined } | Partial<Address>, replace: boolean) =>
    patch(change as Partial<Search>, replace)
  const at = (id: number | undefined, tab = 'details') => go({ [name]: id, tab, as_of: undefined }, false)
  const id = search[name]
  return {
    onOpen: (opened: number, tab?: Tab) => at(opened, tab),
    record:
      id === undefined
        ? null
        : {
            id,
            tab: search.tab as Tab,
            onTab: (tab: Tab) => go({ tab }, true),
            asOf: search.as_of,
            onAsOf: (position: number | null) => go({ as_of: position ?? undefined }, position === null),
            onClose: () => at(undefined),
          },
  }
}

/** The form that a list's address opens, for a new record or (`?edit=5`) for one that is there; null where it opens none. */
export const formOpenedBy = <Search extends Forms>(search: Search, patch: Patch<Forms>) => ({
  onCreate: () => patch({ create: true }, false),
  onEdit: (edit: number) => patch({ edit }, false),
  form:
    !search.create && search.edit === undefined
      ? null
      : {
          id: search.edit ?? null,
          onClose: () => patch({ create: false, edit: undefined }, false),
        },
})

/** The record that an address names, `/dashboard/clients/5`; null where no record can have such an id. */
export const recordIn = (text: string): number | null => {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
