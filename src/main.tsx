import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { boot } from './app/boot'
import { nameMissingParts } from './app/reports/missing-parts'
import { createAppRouter, loadAhead } from './app/router'
import { followSession } from './app/session/follow-session'
import { pause } from './domain/async/with-pauses'
import { CoreTheme } from './ui/kit/theme/core-theme'
import { BoundaryErrorScreen } from './ui/shell/pages/error-screen'

/** What an app says that could not start, or whose parts could not be loaded: why, and how to load it again. */
const showFailure = (root: Root) => (error: unknown) =>
  root.render(
    <CoreTheme>
      <BoundaryErrorScreen error={error} />
    </CoreTheme>,
  )

const start = async (root: Root) => {
  nameMissingParts(window)
  // The scripts have just run: what follows is a task of its own, so that the page answers in between.
  await pause()
  const context = await boot(window)
  const router = createAppRouter(context)
  const { session } = context
  loadAhead(router, session)
  const applyFlags = async () => (await import('./app/apply-flags')).applyFlags(context.flags, router)
  context.flags.subscribe(() => void applyFlags().catch(showFailure(root)))
  if (!(['dark_mode', 'lazy_loading'] as const).every((key) => context.flags.isOn(key, null))) await applyFlags()
  followSession(session, router)
  // The first picture already knows who looks at it.
  await session.whenReady()
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

const element = document.getElementById('root')
if (element) {
  // An error caught by a boundary is reported to the error listeners as if it were uncaught.
  const root = createRoot(element, { onCaughtError: (error) => window.reportError(error) })
  // Even an app that cannot start shows a message: a browser may refuse its storage altogether.
  start(root).catch(showFailure(root))
}
