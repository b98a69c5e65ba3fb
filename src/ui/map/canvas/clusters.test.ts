import { expect, it } from 'vitest'
import type { Pin } from '@/domain/map/day-routes'
import { clusterPins } from './clusters'

const TEXAS = { west: -107, south: 25, east: -93, north: 37 }
const pin = (label: string, latitude: number, longitude: number): Pin => ({
  key: label,
  position: { latitude, longitude },
  stops: [],
  status: 'assigned',
  label,
})
const pins = [pin('A1', 30.29, -97.77), pin('A2', 30.291, -97.771), pin('B1', 30.5, -97.5)]

it('draws pins that lie close as one, and each alone once there is room', () => {
  const clusters = clusterPins(pins)
  const at = (zoom: number) =>
    clusters.spotsIn(TEXAS, zoom).map(({ kind, pins }) => [kind, pins.map(({ label }) => label).toSorted()])
  expect(at(11.5)).toEqual([
    ['cluster', ['A1', 'A2']],
    ['pin', ['B1']],
  ])
  expect(at(17)).toEqual([
    ['pin', ['A1']],
    ['pin', ['A2']],
    ['pin', ['B1']],
  ])
  expect(clusters.spotsIn({ ...TEXAS, west: -97.6 }, 11).map(({ key }) => key)).toEqual(['B1'])
})

it('draws as one what would lie half over each other, by the width of a pin', () => {
  const degrees = (px: number, zoom: number) => (360 * px) / (256 * 2 ** zoom)
  const side = pin('A2', 30.29, -97.77 + degrees(24, 12))
  const clusters = clusterPins([pin('A1', 30.29, -97.77), side])
  expect([12, 13].map((zoom) => clusters.spotsIn(TEXAS, zoom).length)).toEqual([1, 2])
})

it('leaves alone what a proposal would bring or take away, however close it lies', () => {
  const comes: Pin = { ...pin('A2', 30.29, -97.77), ghost: 'comes' }
  const clusters = clusterPins([pin('A1', 30.29, -97.77), pin('A3', 30.29, -97.77), comes])
  expect(clusters.spotsIn(TEXAS, 4).map(({ kind, pins: at }) => [kind, at.length])).toEqual([
    ['cluster', 2],
    ['pin', 1],
  ])
  expect(clusters.spotsIn({ ...TEXAS, west: -97.6 }, 4)).toEqual([])
})

it('says from which zoom on a pin stands alone, never farther out than what is seen', () => {
  const clusters = clusterPins(pins)
  const opensAt = clusters.spotsIn(TEXAS, 11).flatMap((spot) => (spot.kind === 'cluster' ? [spot.opensAt] : []))
  expect([...opensAt, ...pins.slice(1).map((each) => clusters.aloneFrom(each, 11.5))]).toEqual([15, 15, 11.5])
})
