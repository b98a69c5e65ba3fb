import { type ComponentType, createElement, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { once } from '@/domain/async/once'
import { Banner } from '../feedback/banner'
import { OverPage } from '../overlays/over-page'
import { whenIdle } from './when-idle'

/** A part that isn't `open` can wait, and one with `onClose` can be given up. */
type Openable = { open?: boolean; onClose?: (() => void) | undefined }

type Options<P> = {
  name: string
  load: () => Promise<ComponentType<P>>
  loading?: ReactNode
  /** True for a dialog, drawer or menu, whose load failure is then shown as an overlay too. */
  isOverlay?: boolean
}

/** Loads its code on first render; `preload` loads it earlier. */
export type LazyPart<P> = ComponentType<P & Openable> & { preload: () => Promise<unknown> }

const missing = new Set<() => void>()

/** Retries all mounted parts that failed to load. Needed because reopening an open part changes none of its props. */
export const tryPartsAgain = (): void => {
  for (const again of [...missing]) again()
}

/**
 * A part whose code loads on demand, or when idle if it is mounted but not open. Unlike `React.lazy` it doesn't replace visible content
 * while loading, so focus and keys aren't lost; a failure shows a retry in the part's place.
 */
export const lazyPart = <P extends object>({
  name,
  load,
  loading = null,
  isOverlay = false,
}: Options<P>): LazyPart<P> => {
  let code: ComponentType<P> | null = null
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const get = once(async () => {
    code = await load()
    for (const listener of listeners) listener()
  })

  const Part = (props: P & Openable) => {
    const Code = useSyncExternalStore(subscribe, () => code)
    const [isFailed, setFailed] = useState(false)
    const isWanted = props.open !== false
    const isMissing = Code === null && !isFailed
    // Reopening retries.
    if (isFailed && !isWanted) setFailed(false)
    useEffect(() => {
      if (!isMissing) return
      if (!isWanted) return whenIdle(() => void get().catch(() => undefined))
      let isCurrent = true
      get().catch(() => isCurrent && setFailed(true))
      return () => {
        isCurrent = false
      }
    }, [isMissing, isWanted])
    useEffect(() => {
      if (!isFailed) return
      const again = () => setFailed(false)
      missing.add(again)
      return () => void missing.delete(again)
    }, [isFailed])

    if (Code) return createElement(Code, props)
    if (!isWanted) return null
    if (!isFailed) return loading
    const failed = (
      <Banner kind="error" onRetry={() => setFailed(false)} onDismiss={props.onClose}>
        {name} could not be loaded.
      </Banner>
    )
    return isOverlay ? <OverPage>{failed}</OverPage> : failed
  }
  Part.preload = get
  return Part
}

/** Preloads a part that isn't mounted yet, when idle. Failures are retried on use. */
export const usePreload = (part: { preload: () => Promise<unknown> }): void =>
  useEffect(() => whenIdle(() => void part.preload().catch(() => undefined)), [part])
