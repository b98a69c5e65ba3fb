import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import type { ClientPage } from '@/domain/client-page/page'
import { fileNameOf } from '@/domain/documents/customer-document'
import { draftKey } from '@/domain/record/drafts'
import { toFailure } from '@/domain/record/failure'
import type { ClientPageService } from '@/services/client-page/client-page-service'
import { ClientPageScreen } from '@/ui/client-page/client-page-screen'
import type { PageActions } from '@/ui/client-page/types'
import type { PageDrafts } from '@/ui/client-page/use-page-draft'
import { loadSpeech } from '@/ui/client-page/words/speech'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { saveFile } from '@/ui/kit/layout/save-file'
import { chosenLanguage } from './-address/search'
import { speechOf, useLanguages } from './-client-page/use-languages'
import { readStored, writeStored } from './-loading/stored'

const NOBODY = 0

const anId = v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined))

/** EST-09, X-52. The link identifies the client; there is no sign-in. */
export const Route = createFileRoute('/c/$token')({
  validateSearch: v.object({
    estimate: anId,
    invoice: anId,
    receipt: anId,
    credit: anId,
    lang: chosenLanguage,
    /** Staff preview: does not mark anything as viewed. */
    preview: v.optional(v.fallback(v.optional(v.boolean()), undefined)),
  }),
  loaderDeps: ({ search: { lang } }) => ({ lang }),
  loader: async ({ context, deps: { lang = 'en' } }) => {
    const [service, speech] = await Promise.all([context.clientPages(), loadSpeech(lang)])
    return { service, speech }
  },
  // Another link is another client's page, so no state carries over.
  remountDeps: ({ params }) => params,
  component: ClientPageRoute,
})

const LazyPayOnPage = lazyPart({
  name: 'Payment',
  load: async () => (await import('./-client-page/pay-on-page')).PayOnPage,
})

function ClientPageRoute() {
  const { service, speech } = Route.useLoaderData()
  const { token } = Route.useParams()
  const { lang, preview = false, ...opened } = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const { page, deeds, show } = useClientPage(service, token)
  const shown = page.state === 'ready' && page.value.state === 'open' ? page.value : null
  const { estimate = null, invoice = null } = opened
  const isThere =
    (estimate === null || shown?.estimates.some(({ id }) => id === estimate)) &&
    (invoice === null || shown?.invoices.some(({ id }) => id === invoice))
  const isSeen = shown !== null && isThere === true && !preview
  const see = useEffectEvent(() => {
    // If reporting the view fails, the next visit reports it; the client need not know.
    service.see(token, { estimate, invoice }).then(show, () => undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document on screen is another one that is seen
  useEffect(() => {
    if (isSeen) see()
  }, [isSeen, token, estimate, invoice])
  const languages = useLanguages((next) => navigate({ search: (former) => ({ ...former, lang: next }), replace: true }))
  const language = lang ?? (page.state === 'ready' ? page.value.business.language : 'en')

  return (
    <ClientPageScreen
      loaded={page}
      opened={opened}
      speech={speechOf(language, speech)}
      preview={preview}
      onOpen={(next) => {
        void navigate({ search: { ...next, lang, preview: preview || undefined } })
        window.scrollTo({ top: 0 })
      }}
      {...languages}
      {...(shown?.business.takes_cards && {
        pay: (one) => <LazyPayOnPage key={one.id} invoice={one} language={lang ?? shown.business.language} />,
      })}
      {...deeds}
    />
  )
}

/** Loads the page and the business's language; if the language fails to load, the current one stays. */
const readIn = async (service: ClientPageService, token: string): Promise<ClientPage> => {
  const page = await service.read(token)
  await loadSpeech(page.business.language).catch(() => undefined)
  return page
}

/** Drafts stay in this tab, separate for each link, because no one is signed in. The whole link is stored nowhere. */
const draftsOf = (token: string): PageDrafts => {
  const keyOf = (name: string) => draftKey(NOBODY, `${token.slice(-6)}.${name}`)
  return {
    read: (name, schema, fallback) => readStored(sessionStorage, keyOf(name), schema, fallback),
    keep: (name, value) => void writeStored(sessionStorage, keyOf(name), value),
  }
}

const keysSchema = v.record(v.string(), v.string())
const NO_KEYS = {}

/** Reloads when another tab changes something or the page becomes visible. */
const useClientPage = (service: ClientPageService, token: string) => {
  const { newId } = Route.useRouteContext()
  const [page, setPage] = useState<Loadable<ClientPage>>({ state: 'loading' })
  const show = (value: ClientPage) => setPage({ state: 'ready', value })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    const retry = () => setAttempt((former) => former + 1)
    const load = () =>
      void readIn(service, token).then(
        (value) => setPage({ state: 'ready', value }),
        (error: unknown) =>
          setPage((former) =>
            former.state === 'ready' ? former : { state: 'failed', failure: toFailure(error), retry },
          ),
      )
    load()
    window.addEventListener('focus', load)
    const stop = service.subscribe(load)
    return () => {
      window.removeEventListener('focus', load)
      stop()
    }
  }, [service, token, attempt])
  const drafts = draftsOf(token)
  const onFile = useCallback((id: string) => service.file(token, id), [service, token])
  const [keys] = useState(() => new Map(Object.entries(drafts.read('sent', keysSchema, NO_KEYS))))
  const keep = () => drafts.keep('sent', keys.size === 0 ? null : Object.fromEntries(keys))
  /** Identical content reuses its key until accepted, even across reloads, so that a retry is not done twice. */
  const send = async (content: unknown, write: (key: string) => Promise<ClientPage>) => {
    const name = JSON.stringify(content)
    const key = keys.get(name) ?? newId()
    keys.set(name, key)
    keep()
    try {
      show(await write(key))
      keys.delete(name)
      keep()
      return null
    } catch (error) {
      const failure = toFailure(error)
      if ([404, 409, 410].includes(failure.status)) await service.read(token).then(show, () => undefined)
      return failure
    }
  }
  const actions: PageActions = {
    onApprove: (id, approval) => send([id, approval], (key) => service.approve(token, id, approval, key)),
    onDecline: (id, reason) => send([id, reason], (key) => service.decline(token, id, reason, key)),
    onAsk: (question) => send(question, (key) => service.ask(token, question, key)),
    drafts,
    onFile,
    onPrint: () => window.print(),
    async onPdf(document) {
      try {
        saveFile(fileNameOf(document), await service.pdf(document), 'application/pdf')
        return true
      } catch {
        return false
      }
    },
  }
  return { page, deeds: actions, show }
}
