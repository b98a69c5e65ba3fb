import { type ComponentType, createElement, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { once } from '@/domain/async/once'
import { Banner } from '../feedback/banner'
import { OverPage } from '../overlays/over-page'
import { whenIdle } from './when-idle'

/** Props that say something about loading: a part that is not `open` can wait, and one that can be closed can be given up. */
type Openable = { open?: boolean; onClose?: (() => void) | undefined }

type Options<P> = {
  /** What it is, at the beginning of a sentence: "The board". */
  name: string
  load: () => Promise<ComponentType<P>>
  /** What is shown in its place until it is there. */
  loading?: ReactNode
  /** Whether it opens over the page (a dialog, a drawer, a menu), so that its failure is shown over the page too. */
  isOverlay?: boolean
}

/** A component whose code loads when it is first shown; `preload` loads it ahead. */
export type LazyPart<P> = ComponentType<P & Openable> & { preload: () => Promise<unknown> }

/** The parts on the page whose code did not come, each by the way to try it again. */
const missing = new Set<() => void>()

/** Tries again all parts on the page whose code did not come: what asks for one that is open already changes none of its props. */
export const tryPartsAgain = (): void => {
  for (const again of [...missing]) again()
}

/**
 * A part of a screen whose code loads when it is needed, or in a quiet moment when it is in the page but not open yet. Unlike `React.lazy` it
 * replaces nothing that is on screen in the meantime, so neither focus nor keys are lost, and if loading fails, a retry is offered where the
 * part would be.
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
    // Opening it again is another try.
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

/** Loads ahead, in a quiet moment, what is not in the page yet. What fails is tried again when it is wanted. */
export const usePreload = (part: { preload: () => Promise<unknown> }): void =>
  useEffect(() => whenIdle(() => void part.preload().catch(() => undefined)), [part])
