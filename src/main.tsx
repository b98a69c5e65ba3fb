import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { boot } from './app/boot'
import { followSession } from './app/follow-session'
import { createAppRouter } from './app/router'

const root = document.getElementById('root')
if (root) {
  const context = await boot(window)
  const router = createAppRouter(context)
  followSession(context.session, router)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
