import { describe, expect, it } from 'vitest'
import { instantOf } from '@/domain/time/calendar'
import { absoluteTime, relativeTime } from './relative-time'

const zone = 'America/Chicago'
const now = instantOf('2026-11-20', '09:30', zone)
const minutes = (count: number) => now - count * 60_000

describe('how long ago', () => {
  it.each([
    [now + 30_000, 'just now'],
    [now, 'just now'],
    [minutes(1) + 1, 'just now'],
    [minutes(1), '1 minute ago'],
    [minutes(59), '59 minutes ago'],
    [minutes(60), '1 hour ago'],
    [minutes(24 * 60 - 1), '23 hours ago'],
    [minutes(24 * 60), '1 day ago'],
    [minutes(6 * 24 * 60), '6 days ago'],
    [minutes(7 * 24 * 60), 'Nov 13, 2026'],
  ])('%d is %s', (at, words) => {
    expect(relativeTime(at, now, zone)).toBe(words)
  })

  it('names the day it was where the business is', () => {
    const lateEvening = instantOf('2026-11-01', '23:30', zone)
    expect(relativeTime(lateEvening, now, zone)).toBe('Nov 1, 2026')
    expect(relativeTime(lateEvening, now, 'Europe/London')).toBe('Nov 2, 2026')
  })

  it('says the moment in full', () => {
    expect(absoluteTime(now, zone)).toBe('Nov 20, 2026, 9:30 AM')
  })
})
