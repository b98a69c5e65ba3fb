import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createActor, setup } from 'xstate'

const ROWS = Array.from({ length: 25 }, (_, index) => ({ id: index + 1, title: `Job ${index + 1}`, crew: 'Crew A' }))

const machine = setup({ types: { events: {} as { type: 'list.loaded' } } }).createMachine({
  id: 'floor',
  initial: 'loading',
  states: { loading: { on: { 'list.loaded': 'loaded' } }, loaded: {} },
})
const actor = createActor(machine).start()
actor.send({ type: 'list.loaded' })

const Rows = () => (
  <main>
    <h1>{actor.getSnapshot().value}</h1>
    <table>
      <tbody>
        {ROWS.map(({ id, title, crew }) => (
          <tr key={id}>
            <td>{id}</td>
            <td>{title}</td>
            <td>{crew}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </main>
)

const router = createRouter({ routeTree: createRootRoute({ component: Rows }) })
const element = document.getElementById('root')
if (element) createRoot(element).render(<RouterProvider router={router} />)
