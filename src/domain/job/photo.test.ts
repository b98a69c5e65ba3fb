import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../tests/fixtures/photos'
import { MOST_PHOTOS } from './attached'
import { LARGEST_PHOTO, PHOTO_HEAD, photoRefusal, photoTitle, photoTypeOf, tooManyPhotos } from './photo'
import { NO_SIGN_OFF, signOffGap } from './sign-off'

const headOf = (kind: Parameters<typeof fileOf>[0]) => fileOf(kind).subarray(0, PHOTO_HEAD)

describe('what a file is', () => {
  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['heic', 'image/heic'],
    ['pdf', null],
  ] as const)('a %s is told by its first bytes', (kind, type) => {
    expect(photoTypeOf(headOf(kind))).toBe(type)
  })
})

describe('a photo of a job', () => {
  it.each([
    [1, 'jpeg'],
    [LARGEST_PHOTO, 'png'],
    [LARGEST_PHOTO, 'webp'],
  ] as const)('of %i bytes is taken as %s', (size, kind) => {
    expect(photoRefusal({ name: 'gate.jpg', size, head: headOf(kind) })).toBeNull()
  })

  it.each([
    [0, 'jpeg', 422, '“gate.jpg” is empty. Take or choose the photo again.'],
    [LARGEST_PHOTO + 1_000_000, 'jpeg', 413, '“gate.jpg” has 11 MB. Choose a photo of 10 MB or less.'],
    [20, 'pdf', 415, '“gate.jpg” isn’t a photo. Choose a JPEG, PNG, or WebP file.'],
    [
      20,
      'heic',
      415,
      '“gate.jpg” is a HEIC photo, which most browsers can’t show. Save it as JPEG, or set the camera of your phone to “Most compatible”, then add it again.',
    ],
  ] as const)('of %i bytes, in truth a %s, is refused with %i', (size, kind, status, reason) => {
    expect(photoRefusal({ name: 'gate.jpg', size, head: headOf(kind) })).toEqual({ status, reason })
  })

  it('one byte too many is said to be too many', () => {
    expect(photoRefusal({ name: 'a.png', size: LARGEST_PHOTO + 1, head: headOf('png') })?.reason).toBe(
      '“a.png” is just over 10 MB. Choose a photo of 10 MB or less.',
    )
  })

  it('is one of ten at most', () => {
    expect([tooManyPhotos(MOST_PHOTOS - 1), tooManyPhotos(MOST_PHOTOS)?.reason]).toEqual([
      null,
      'A job has 10 photos at most. Remove one to add another.',
    ])
  })

  it('is named by its place', () => {
    expect(photoTitle(1, 5, 'JOB-1041')).toBe('Photo 2 of 5 of JOB-1041')
  })
})

describe('a signature that was begun', () => {
  const drawn = [[0, 0, 10, 10, 20, 5, 30, 15, 40, 10, 50, 20]]
  it.each([
    [NO_SIGN_OFF, null],
    [{ signed_by: ' ', kind: 'drawn', strokes: drawn }, 'name'],
    [{ signed_by: 'Ana Stone', kind: 'drawn', strokes: [[1, 1]] }, 'drawing'],
    [{ signed_by: 'Ana Stone', kind: 'drawn', strokes: drawn }, null],
    [{ signed_by: 'Ana Stone', kind: 'typed', strokes: [] }, null],
  ] as const)('%j lacks %s', (entered, gap) => {
    expect(signOffGap({ ...entered, strokes: entered.strokes.map((stroke) => [...stroke]) })).toBe(gap)
  })
})
