import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { noWrapNumbers } from './no-wrap-numbers'

describe('record numbers in a text', () => {
  test.each([
    ['Copy of JOB-1043 Spring clean-up', 'Copy of <span style="white-space:nowrap">JOB-1043</span> Spring clean-up'],
    ['EST-1, INV-20', '<span style="white-space:nowrap">EST-1</span>, <span style="white-space:nowrap">INV-20</span>'],
    ['Edit EST-1007-v2', 'Edit <span style="white-space:nowrap">EST-1007-v2</span>'],
    ['Spring clean-up', 'Spring clean-up'],
  ])('“%s” stay in one line', (text, markup) => {
    expect(renderToStaticMarkup(noWrapNumbers(text))).toBe(markup)
  })

  test('what is no text stays as it is', () => {
    const element = <b>JOB-1</b>
    expect(noWrapNumbers(element)).toBe(element)
  })
})
