import type { CleanMail } from './clean-mail'

/** Popups only for what a person presses; never scripts, forms, or the origin of the app. */
export const FRAME_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'

/** Holds where the page has no policy, and forbids pictures of the app's own origin. */
const POLICY = "default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'"

/** On white paper in dark mode too, because mails bring dark letters along. */
const STYLE = [
  ':root{color-scheme:light}',
  'body{margin:12px;background:#fff;color:#1f2328;font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}',
  'img,table{max-width:100%}img{height:auto}pre{white-space:pre-wrap}',
  'blockquote{margin:0 0 0 8px;padding-inline-start:12px;border-inline-start:3px solid #d0d7de;color:#59636e}',
].join('')

export const frameDocument = ({ html }: Pick<CleanMail, 'html'>): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><style>${STYLE}</style></head><body>${html}</body></html>`

/** In pixels. A paragraph has space around it. */
const LINE = 24
const PARAGRAPH = 42
const PICTURE = 200
const AROUND = 48
const SHORTEST = 96
const TALLEST = 560
const LETTERS_A_LINE = 70

const count = (html: string, tags: string): number => html.match(new RegExp(`<(?:${tags})\\b`, 'gi'))?.length ?? 0

/** Height that a mail probably needs, in pixels: the page can't measure a sandboxed frame, and the frame scrolls where this is too little. */
export const frameHeight = ({ html }: Pick<CleanMail, 'html'>): number => {
  const lines = count(html, 'br|div|li|tr') + Math.floor(html.replaceAll(/<[^>]*>/g, '').length / LETTERS_A_LINE)
  const paragraphs = count(html, 'p|h[1-6]|ul|ol|table|hr|blockquote|pre')
  const needed = AROUND + LINE * lines + PARAGRAPH * paragraphs + PICTURE * count(html, 'img')
  return Math.min(TALLEST, Math.max(SHORTEST, needed))
}
