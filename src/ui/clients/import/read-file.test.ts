import { expect, it } from 'vitest'
import { readFile } from './read-file'

const cellsOf = async (...parts: BlobPart[]) => {
  const read = await readFile(new Blob(parts))
  return read.ok ? read.rows.map(({ line, cells }) => [line, ...cells]) : read.message
}
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** What is read of most files: the names of the columns, then a row. */
const read = (header: string, cells: readonly string[], line = 2) => [
  [1, ...header.split(',')],
  [line, ...cells],
]

it.each<[string, BlobPart, unknown[][]]>([
  ['a byte order mark', '\uFEFFName,Phone\r\nAvery,1', read('Name,Phone', ['Avery', '1'])],
  ['semicolons', 'Name;Phone\nStone, Avery;1', read('Name,Phone', ['Stone, Avery', '1'])],
  ['tabs', 'Name\tPhone\nAvery\t1', read('Name,Phone', ['Avery', '1'])],
  [
    'quotes over lines',
    'Name,Notes\nAvery,"two\nlines, ""quoted"""',
    read('Name,Notes', ['Avery', 'two\nlines, "quoted"']),
  ],
  ['the old Windows code page', latin1('Name,City\nJos\xe9,Le\xf3n'), read('Name,City', ['José', 'León'])],
  ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x4e, 0, 0x2c, 0, 0x50, 0]), [[1, 'N', 'P']]],
  ['formulas, as text', 'Name,Notes\nAvery,=1+1', read('Name,Notes', ['Avery', '=1+1'])],
  [
    'empty rows, by the numbers a spreadsheet shows',
    'Name,Phone\n\n,,\nAvery,1\n',
    read('Name,Phone', ['Avery', '1'], 4),
  ],
  ['one column', 'Name\nAvery', read('Name', ['Avery'])],
])('reads a file with %s', async (_what, content, rows) => {
  expect(await cellsOf(content)).toEqual(rows)
})

it('reads three hundred columns', async () => {
  const header = Array.from({ length: 300 }, (_, index) => `c${index}`)
  expect(await cellsOf(header.join(','))).toEqual([[1, ...header]])
})

it.each<[string, BlobPart]>([
  ['This file is empty.', ''],
  ['This file is empty.', ' \n,,\n'],
  ['This is a workbook. Save it as CSV first, then choose that file.', 'PK\u0003\u0004'],
  ['This is not a CSV file.', 'a\0b'],
  ['A quotation mark in row 2 is never closed. Correct the file.', 'Name,Notes\nAvery,"two'],
  ['This file has 50 MB. Use one of 10 MB or less, or split it.', new Uint8Array(50 * 1024 * 1024)],
  ['This file has 10,002 rows. One import takes 10,000: split the file.', 'Avery,1\n'.repeat(10_002)],
])('says %j', async (message, content) => {
  expect(await cellsOf(content)).toBe(message)
})
