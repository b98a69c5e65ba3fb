// @vitest-environment happy-dom
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mounted } from '../../../../tests/fixtures/mounted'
import { Flights, movedCards } from './flights'

const COLUMNS = ['assigned', 'in progress', 'completed'] as const
type Places = ReadonlyMap<number, (typeof COLUMNS)[number]>

let flown: [text: string | null, from: string][] = []
const animate = (copy: Element, { transform: [from] }: { transform: string[] }) => {
  flown.push([copy.textContent, from ?? ''])
  return Promise.resolve()
}

const Board = ({ places, dropped }: { places: Places; dropped?: number }) => {
  const root = useRef<HTMLDivElement>(null)
  return (
    <div ref={root}>
      <Flights root={root} places={places} load={async () => animate as never}>
        {COLUMNS.map((column) => (
          <ul key={column}>
            {[...places]
              .filter(([, place]) => place === column)
              .map(([id]) => (
                <li key={id} data-card={id} data-column={column} {...(id === dropped ? { 'data-dropped': '' } : {})}>
                  JOB-{id}
                </li>
              ))}
          </ul>
        ))}
      </Flights>
    </div>
  )
}

const board = async (places: Places, dropped?: number) => {
  const page = await mounted(<Board places={places} {...(dropped ? { dropped } : {})} />)
  await vi.runAllTimersAsync()
  return { show: (next: Places) => page.show(<Board places={next} />) }
}

beforeEach(() => {
  flown = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const left = 100 * COLUMNS.indexOf((this.dataset.column ?? 'assigned') as (typeof COLUMNS)[number])
    return new DOMRect(left, 0, 90, 40)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('cards that change places', () => {
  it('fly there from where they were, and only they', async () => {
    const page = await board(
      new Map([
        [1, 'assigned'],
        [2, 'assigned'],
      ]),
    )
    await page.show(
      new Map([
        [1, 'completed'],
        [2, 'assigned'],
      ]),
    )
    expect(flown).toEqual([['JOB-1', 'translate(-200px, 0px)']])
    expect(document.querySelectorAll('[data-card]')).toHaveLength(2)
  })

  it('are where they were dropped already', async () => {
    const page = await board(
      new Map([
        [1, 'assigned'],
        [2, 'assigned'],
      ]),
      1,
    )
    await page.show(
      new Map([
        [1, 'completed'],
        [2, 'in progress'],
      ]),
    )
    expect(flown).toEqual([['JOB-2', 'translate(-100px, 0px)']])
  })

  it('stand still for someone who asked for less motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    const page = await board(new Map([[1, 'assigned']]))
    await page.show(new Map([[1, 'completed']]))
    expect(flown).toEqual([])
  })

  it('are those that were there before; too many at once are a new picture', () => {
    const from = new Map(Array.from({ length: 30 }, (_, id) => [id, 'a']))
    const few = new Map([...from, [3, 'b'], [30, 'b']])
    expect(movedCards(from, few)).toEqual([3])
    expect(movedCards(from, new Map([...from.keys()].map((id) => [id, 'b'])))).toEqual([])
  })
})
