type Address = { tab: string; as_of?: number | undefined }
type Forms = { create: boolean; edit?: number | undefined }

type Patch<Search> = (change: Partial<Search>, replace: boolean) => void

/**
 * Returns the record that the URL opens beside a list (or null) and a function to open one. `name` is the id's parameter, such as `client`
 * in `?client=5`. Changing records adds a history entry, changing tabs does not.
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

/** Returns the form that the URL opens, for a new record or for `?edit=5`; null when none is open. */
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

/** Parses the record id of `/dashboard/clients/5`; null for an invalid id. */
export const recordIn = (text: string): number | null => {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
