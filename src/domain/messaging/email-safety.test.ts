import { describe, expect, it } from 'vitest'
import { blockedWords, destinationOf, isOpenable, linkWarning, withoutDirectionMarks } from './email-safety'

describe('a link in a mail', () => {
  it('may lead to pages, mailboxes, and phones only', () => {
    const hrefs = [
      'https://bank.example/login',
      'HTTP://bank.example',
      ' mailto:ana@example.com',
      'tel:+15125550142',
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,hi',
      'vbscript:x',
      'blob:https://bank.example/1',
      'file:///etc/passwd',
      '/dashboard/clients',
      '//evil.example/x',
      'groundwork.html',
      '',
    ]
    expect(hrefs.filter(isOpenable)).toEqual(hrefs.slice(0, 4))
  })

  it('says where it leads, letters of other alphabets spelled out', () => {
    expect(destinationOf('https://bank.example:8443/login?x=1')).toBe('bank.example:8443')
    expect(destinationOf('https://bank.example@evil.example/')).toBe('evil.example')
    expect(destinationOf('https://аpple.com/')).toBe('xn--pple-43d.com')
    expect(destinationOf('mailto:ana@example.com?subject=Hi')).toBe('ana@example.com')
    expect(destinationOf('tel:+15125550142')).toBe('+15125550142')
    expect(destinationOf('nonsense')).toBe('')
  })

  it('is warned of when its text names another place', () => {
    expect(linkWarning('www.bank.example', 'https://evil.example/login')).toBe('This link leads to evil.example')
    expect(linkWarning('https://bank.example/login', 'http://bank.example.evil.test/')).toBe(
      'This link leads to bank.example.evil.test',
    )
    expect(linkWarning('Sign in', 'https://bank.example@evil.example/')).toBe('This link leads to evil.example')
    expect(linkWarning('apple.com', 'https://аpple.com/')).toBe('This link leads to xn--pple-43d.com')
    expect(linkWarning('Sign in', 'https://аpple.com/')).toBe('This link leads to xn--pple-43d.com')
    expect(linkWarning('bank\u202e.example', 'https://evil.example')).toBe('This link leads to evil.example')
  })

  it('is not warned of otherwise', () => {
    expect(linkWarning('Pay now', 'https://pay.example/1')).toBeNull()
    expect(linkWarning('bank.example', 'https://www.bank.example/login')).toBeNull()
    expect(linkWarning('www.bank.example/login', 'https://bank.example/login')).toBeNull()
    expect(linkWarning('bank.example', 'https://login.bank.example/')).toBeNull()
    expect(linkWarning('ana@example.com', 'mailto:ben@example.com')).toBeNull()
  })
})

it('a name is read as it is stored', () => {
  expect(withoutDirectionMarks('invoice\u202efdp.exe')).toBe('invoicefdp.exe')
  expect(withoutDirectionMarks('שלום.pdf')).toBe('שלום.pdf')
})

it('says how many pictures are missing', () => {
  expect([0, 1, 4].map(blockedWords)).toEqual([
    null,
    'Pictures from other places are not shown (1 in this email).',
    'Pictures from other places are not shown (4 in this email).',
  ])
})
