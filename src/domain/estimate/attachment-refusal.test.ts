import { describe, expect, test } from 'vitest'
import { fileOf } from '../../../tests/fixtures/photos'
import { attachmentName, LARGEST_ATTACHMENT } from './attachment'
import { attachmentRefusal, attachmentTypeOf, tooManyAttachments } from './attachment-refusal'

const judged = (name: string, kind: Parameters<typeof fileOf>[0], size = 64) =>
  attachmentRefusal({ name, size, head: fileOf(kind) })?.reason ?? null

describe('a file for an estimate', () => {
  test.for(['png', 'jpeg', 'webp', 'pdf'] as const)('is taken as %s', (kind) => {
    expect(judged(`plan.${kind}`, kind)).toBeNull()
  })

  test('is what its first bytes say, not its name', () => {
    expect(attachmentTypeOf(fileOf('pdf'))).toBe('application/pdf')
    expect(attachmentRefusal({ name: 'plan.pdf', size: 64, head: new Uint8Array(16) })).toEqual({
      status: 415,
      reason: '“plan.pdf” isn’t a photo or a PDF. Choose a JPEG, PNG, WebP, or PDF file.',
    })
  })

  test('is refused when it is empty, too large, or of an iPhone’s own kind', () => {
    expect([
      judged('plan.pdf', 'pdf', 0),
      judged('plan.pdf', 'pdf', LARGEST_ATTACHMENT),
      judged('plan.pdf', 'pdf', LARGEST_ATTACHMENT + 1),
      judged('plan.pdf', 'pdf', 12_340_000),
      judged('yard.heic', 'heic'),
    ]).toEqual([
      '“plan.pdf” is empty. Choose it again.',
      null,
      '“plan.pdf” is just over 10 MB. Choose a file of 10 MB or less.',
      '“plan.pdf” has 12.3 MB. Choose a file of 10 MB or less.',
      '“yard.heic” is a HEIC photo, which most browsers can’t show. Save it as JPEG first.',
    ])
  })

  test('is one of twenty at most', () => {
    expect([tooManyAttachments(20), tooManyAttachments(21)]).toEqual([
      null,
      'An estimate has 20 files at most. Remove one to add another.',
    ])
  })
})

describe('the name of a file', () => {
  test.for([
    ['plan.pdf', 'application/pdf', 'plan.pdf'],
    ['PHOTO.JPEG', 'image/jpeg', 'PHOTO.jpeg'],
    ['page.html', 'application/pdf', 'page.html.pdf'],
    ['\u202egnp.exe', 'image/png', 'gnp.exe.png'],
    [`${'x'.repeat(251)}.gif`, 'image/jpeg', `${'x'.repeat(251)}.gif.jpg`],
  ] as const)('%s, which is %s, ends as what it is: %s', ([name, type, expected]) => {
    expect(attachmentName(name, type)).toBe(expected)
  })
})
