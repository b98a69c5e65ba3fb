import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as v from 'valibot'
import { lazily } from '@/domain/async/lazily'
import type { PageKey } from '@/domain/page/pages'
import { viewsQuery } from '@/services/views/queries'
import type { ListUrl } from '@/ui/kit/records/list/list-url'
import type { Views } from '@/ui/kit/records/list/views'
import { loadable } from '../-loading/loadable'
import { useStored } from '../-loading/stored'
import { useWorkspace } from '../-session/workspace'
import { plainCommands } from './plain-commands'

const byName = lazily(() => new Intl.Collator('en-US', { numeric: true }))

const useViewCommands = (area: PageKey) => {
  const { workspace } = useWorkspace()
  return useMemo(() => {
    const { views } = workspace
    return plainCommands(
      workspace,
      { kind: `${area} view`, changed: ['views'] },
      {
        create: (name: string, query: string, key: string) => views.create({ area, name, query }, key),
        edit: (id: number, patch: { name?: string; query?: string }, key: string) => views.edit(id, patch, key),
        remove: (id: number, key: string) => views.remove(id, key),
      },
    )
  }, [workspace, area])
}

/**
 * A list's saved views and columns. The URL decides hidden columns while it shows a view or came from a view's link; otherwise it is the
 * person's choice, stored in this browser.
 */
export const useViews = <Column extends string, Search>(
  area: PageKey,
  url: ListUrl<Column, Search>,
  search: Search & { hide?: string | undefined; saved?: number | undefined },
  patch: (change: Partial<Search>, replace: boolean) => void,
) => {
  const { workspace } = useWorkspace()
  const [own, setOwn] = useStored(localStorage, `${area}_hidden_columns`, v.array(v.picklist(url.columns)), [])
  const query = useQuery({
    ...viewsQuery(workspace.graphql, area),
    select: (views) => views.toSorted((a, b) => byName().compare(a.name, b.name)),
  })
  const { create, edit, remove } = useViewCommands(area)

  const inAddress = url.hiddenIn(search)
  const hidden = inAddress ?? own
  const shown = url.viewOf({ ...search, ...url.hiding(hidden) })
  const active = query.data?.find(({ id }) => id === search.saved) ?? null
  const views: Views = {
    area,
    all: loadable(query),
    active,
    changed: active !== null && url.viewOf(url.placeOf(active.query)) !== shown,
    isWhole: url.viewOf(search) === '',
    choose(view) {
      const chosen = query.data?.find(({ id }) => id === view?.id)
      patch(chosen ? { ...url.placeOf(chosen.query), ...url.from(chosen.id) } : url.whole, false)
    },
    async save(name) {
      const outcome = await create(name, shown)
      if (outcome.ok) patch({ ...url.hiding(hidden), ...url.from(outcome.answer.id) }, false)
      return outcome
    },
    rename: ({ id }, name) => edit(id, { name }),
    update: ({ id }) => edit(id, { query: shown }),
    remove: ({ id }) => remove(id),
  }
  return {
    views,
    hiddenColumns: hidden,
    onColumns: (next: Column[]) => (inAddress ? patch(url.hiding(next), true) : setOwn(next)),
  }
}
