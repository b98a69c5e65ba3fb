import { expect, it } from 'vitest'
import { readFile } from './read-file'

const cellsOf = async (...parts: BlobPart[]) => {
  const read = await readFile(new Blob(parts))
  return read.ok ? read.rows.map(({ line, cells }) => [line, ...cells]) : read.message
}
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

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
  ['UTF-16 the other way round', Uint8Array.from([0xfe, 0xff, 0, 0x4e, 0, 0x2c, 0, 0x50]), [[1, 'N', 'P']]],
  ['formulas, as text', 'Name,Notes\nAvery,=1+1', read('Name,Notes', ['Avery', '=1+1'])],
  [
    'empty rows, by the numbers a spreadsheet shows',
    'Name,Phone\n\n,,\nAvery,1\n',
    read('Name,Phone', ['Avery', '1'], 4),
  ],
  ['one column', 'Name\nAvery', read('Name', ['Avery'])],
  [
    'a quotation mark inside a cell that does not begin with one',
    'Name,Notes\nCleo,say "hi"',
    read('Name,Notes', ['Cleo', 'say "hi"']),
  ],
  [
    'line ends of every kind, in cells too',
    'Name,Notes\r\nEda,dog\nFay,"two\r\nlines"\rGus,cat\r\n',
    [...read('Name,Notes', ['Eda', 'dog']), [3, 'Fay', 'two\nlines'], [4, 'Gus', 'cat']],
  ],
  ['a first line that names the separator', '\uFEFFsep=;\r\nName;Phone\r\nAvery;1', read('Name,Phone', ['Avery', '1'])],
  ['a separator of its own', 'sep=|\nName|Phone\nStone, Avery|1', read('Name,Phone', ['Stone, Avery', '1'])],
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
  [
    'Row 2 has a cell with quotation marks around a part of it only. Correct the file.',
    'Name,Notes\nAda,"Big" dog\nBlake,fine\nDan,"ok"',
  ],
  [
    'Row 2 has a cell with quotation marks around a part of it only. Correct the file.',
    'Name,Notes\n"Ada" Stone,fine\nBlake,"two',
  ],
  [
    'This file has 3,000,001 columns. One import takes 500: leave out those that are not needed.',
    'x,'.repeat(3_000_000),
  ],
  ['This file is 50 MB. Use one of 10 MB or less, or split it.', new Uint8Array(50 * 1024 * 1024)],
  ['This file has 10,002 rows. One import takes 10,000: split the file.', 'Avery,1\n'.repeat(10_002)],
])('says %j', async (message, content) => {
  expect(await cellsOf(content)).toBe(message)
})
