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

/** Shown when the app could not start or a chunk failed to load, with a reload button. */
const showFailure = (root: Root) => (error: unknown) =>
  root.render(
    <CoreTheme>
      <BoundaryErrorScreen error={error} />
    </CoreTheme>,
  )

const start = async (root: Root) => {
  nameMissingParts(window)
  // Yields to the event loop after script evaluation, so the page stays responsive.
  await pause()
  const context = await boot(window)
  const router = createAppRouter(context)
  const { session } = context
  loadAhead(router, session)
  const applyFlags = async () => (await import('./app/apply-flags')).applyFlags(context.flags, router)
  context.flags.subscribe(() => void applyFlags().catch(showFailure(root)))
  if (!(['dark_mode', 'lazy_loading'] as const).every((key) => context.flags.isOn(key, null))) await applyFlags()
  followSession(session, router)
  // The session must be loaded before the first render.
  await session.whenReady()
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

const element = document.getElementById('root')
if (element) {
  const root = createRoot(element, { onCaughtError: (error) => window.reportError(error) })
  // Start-up errors still show a message: a browser may refuse storage altogether.
  start(root).catch(showFailure(root))
}
