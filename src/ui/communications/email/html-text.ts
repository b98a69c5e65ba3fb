const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** Typed text as HTML that says the same: a paragraph for each line, quoted lines in a block. */
export const htmlOfText = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .trimEnd()
    .split('\n')
    .map((line) =>
      line.startsWith('>')
        ? `<blockquote>${escaped(line.replace(/^> ?/, '')) || '<br>'}</blockquote>`
        : `<p>${escaped(line) || '<br>'}</p>`,
    )
    .join('')
    .replaceAll('</blockquote><blockquote>', '<br>')
