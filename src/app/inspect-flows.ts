import { createBrowserInspector } from '@statelyai/inspect'
import type { InspectionEvent } from 'xstate'
import type { Flow, Flows } from '@/events/flow'
import { scrubbed } from '@/services/tracking/scrub'

/** Fields hidden from inspectors; secret handles stay. */
const PRIVATE = /password|token|(?<!\$)secret|email|phone|card_number|cvc/i

/** A plain list of flows and events, used when no other inspector is configured. */
const OWN_PAGE = '/inspector.html'

export const redacted = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => {
      if (typeof inner !== 'string') return inner
      return PRIVATE.test(key) ? '[hidden]' : scrubbed(inner, [])
    }),
  ) as T

type Inspector = Pick<ReturnType<typeof createBrowserInspector>, 'actor' | 'inspect'>

/** Shows current and future flows to an inspector. Returns a function that stops it. */
export const showFlows = (flows: Pick<Flows<Record<never, never>>, 'running' | 'subscribe'>, inspector: Inspector) => {
  const shown = new Map<Flow, () => void>()
  const announced = new Set<string>()

  const pass = (event: InspectionEvent) => {
    const { actorRef } = event
    if (event.type !== '@xstate.actor' && !announced.has(actorRef.sessionId))
      inspector.actor(actorRef, actorRef.getSnapshot())
    announced.add(actorRef.sessionId)
    inspector.inspect.next?.(event)
  }
  const follow = () => {
    const running = flows.running()
    for (const [flow, stop] of shown) {
      if (running.includes(flow)) continue
      stop()
      shown.delete(flow)
    }
    for (const flow of running) if (!shown.has(flow)) shown.set(flow, flow.inspect(pass))
  }

  follow()
  const stopFollowing = flows.subscribe(follow)
  return () => {
    stopFollowing()
    for (const stop of shown.values()) stop()
  }
}

/**
 * Opens an inspector in a frame beside the page and shows it every flow. It always gets an address: by default Stately's inspector opens
 * its own host and posts everything there.
 */
export const openInspector = (flows: Parameters<typeof showFlows>[0], page: Document): void => {
  const url = import.meta.env.VITE_INSPECTOR_URL || OWN_PAGE
  const iframe = page.createElement('iframe')
  iframe.title = 'Inspector'
  iframe.style.cssText = 'position:fixed;inset:0 0 0 auto;width:30vw;height:100%;border:0;z-index:9999;background:#fff'
  page.body.style.paddingRight = '30vw'
  page.body.append(iframe)
  showFlows(flows, createBrowserInspector({ url, iframe, serialize: redacted }))
}
