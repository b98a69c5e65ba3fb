import { escapedHtml } from '@/domain/text/escaped-html'

/** Typed text as HTML that says the same: a paragraph for each line, quoted lines in a block. */
export const htmlOfText = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .trimEnd()
    .split('\n')
    .map((line) =>
      line.startsWith('>')
        ? `<blockquote>${escapedHtml(line.replace(/^> ?/, '')) || '<br>'}</blockquote>`
        : `<p>${escapedHtml(line) || '<br>'}</p>`,
    )
    .join('')
    .replaceAll('</blockquote><blockquote>', '<br>')
