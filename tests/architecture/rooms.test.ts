import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { groupedBy } from '@/domain/record/grouped-by'

/** A folder with more source files is sorted into rooms. */
const MOST = 30

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.test\.tsx?$|\.gen\.ts$|\/generated\//.test(path))

it(`no folder of src holds more than ${MOST} source files`, () => {
  const full = [...groupedBy(sources, dirname)].filter(([, files]) => files.length > MOST)
  expect(full.map(([folder, files]) => `${folder} holds ${files.length} source files`)).toEqual([])
})
