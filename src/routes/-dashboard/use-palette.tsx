import { useMatch, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { mayCreateJobs, mayEditJobs, mayEver } from '@/domain/job/commands'
import { additionsFor } from '@/domain/page/additions'
import { PAGES, type Page } from '@/domain/page/pages'
import { mayAutoSchedule } from '@/domain/scheduling/permissions'
import { plainAsk } from '@/domain/scheduling/proposal/ask'
import { dayAt } from '@/domain/time/calendar'
import type { JobActionRequest } from '@/ui/jobs/job-action-dialog'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import type { FoundRecord, JobVerb, PaletteProps, SearchVerb } from '@/ui/shell/palette/commands'
import { useProposals } from '../-scheduling/use-proposals'
import { useFlags } from '../-session/flags'
import { useWorkspace } from '../-session/workspace'

/** Job commands load on first use. */
const LazyJobAction = lazyPart({
  name: 'The command',
  load: () => import('./job-action-container').then(({ JobActionContainer }) => JobActionContainer),
  isOverlay: true,
})

const CLIENT: SearchVerb = { word: 'client', label: 'Go to a client…' }
const ASSIGN: SearchVerb = { word: 'assign', label: 'Assign a job…' }
const START: SearchVerb = { word: 'start', label: 'Start a job…' }
const COMPLETE: SearchVerb = { word: 'complete', label: 'Complete a job…' }
const EDIT: SearchVerb = { word: 'edit', label: 'Edit a job…' }
const DUPLICATE: SearchVerb = { word: 'duplicate', label: 'Duplicate a job…' }

/** Palette of what this person may find, add and do; `deed` is the current job action. */
export const usePalette = (pages: readonly Page[]) => {
  const { actor, user, workspace, clock } = useWorkspace()
  const { flags } = useFlags()
  const { ask } = useProposals()
  const navigate = useNavigate()
  const [deed, setDeed] = useState<JobActionRequest | null>(null)
  const day = useMatch({ from: PAGES.jobs.path, shouldThrow: false })?.search.date ?? null
  const hasClients = pages.some(({ path }) => path === PAGES.clients.path)

  // The search loads on first use, because every page would carry it otherwise.
  const records = async () => (await import('./searched-records')).searchedRecords({ workspace, actor }, pages)

  const edit = (id: number) => void navigate({ to: '/dashboard/jobs', search: { edit: id } })
  const duplicate = (copy: number) => void navigate({ to: '/dashboard/jobs', search: { create: true, copy } })
  const showClient = (id: number) => void navigate({ to: '/dashboard/clients/$id', params: { id: String(id) } })
  const doWithJob = (verb: JobVerb, id: number) => {
    if (verb === 'edit') edit(id)
    else if (verb === 'duplicate') duplicate(id)
    // Not in the address, because a shared link would act for anyone who opens it.
    else setDeed({ what: verb, jobId: id })
  }

  const verbs = [
    { ...CLIENT, may: hasClients },
    { ...ASSIGN, may: mayEver(actor, 'assign') },
    { ...START, may: mayEver(actor, 'start') },
    { ...COMPLETE, may: mayEver(actor, 'complete') },
    { ...EDIT, may: mayEditJobs(actor) },
    { ...DUPLICATE, may: mayCreateJobs(actor) },
  ]

  const palette: PaletteProps = {
    // A failed preload is retried by the first search, which reports the failure.
    onSearchOpen: () => void records().catch(() => undefined),
    async search(text): Promise<FoundRecord[]> {
      const [{ findRecords }, searched] = await Promise.all([import('./find-records'), records()])
      return findRecords(searched, text)
    },
    onOpenRecord({ kind, of, id, verb }) {
      if (kind === 'clients') showClient(id)
      else if (kind === 'properties') void navigate({ to: '/dashboard/properties', search: { property: id } })
      else if (kind === 'catalog') void navigate({ to: '/dashboard/catalog', search: { kind: of, item: id } })
      else if (verb) doWithJob(verb, id)
      else void navigate({ to: '/dashboard/jobs', search: { job: id } })
    },
    verbs: verbs.filter(({ may }) => may),
    additions: additionsFor(actor, pages),
    onAdd: ({ to, search }) => void navigate({ to, search }),
    scheduling:
      mayAutoSchedule(actor) && flags.isOn('ai_scheduling', user)
        ? { day, run: () => ask(plainAsk('auto_schedule', day ?? dayAt(clock.now(), actor.time_zone))) }
        : null,
  }
  return {
    palette,
    deed: deed && (
      <LazyJobAction
        request={deed}
        onEdit={edit}
        onDuplicate={duplicate}
        onClient={showClient}
        onClose={() => setDeed(null)}
      />
    ),
  }
}
