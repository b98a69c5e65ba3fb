import createPurifier from 'dompurify'
import { destinationOf, isOpenable, linkWarning, withoutDirectionMarks } from '@/domain/messaging/email-safety'

/** A link of a mail. `warning` says where it leads when its text says something else. */
export type MailLink = { text: string; href: string; leadsTo: string; warning: string | null }

/** `html` holds no script, style sheet, form, frame, or remote address except where links lead. `blocked` counts the pictures taken out. */
export type CleanMail = { html: string; links: readonly MailLink[]; blocked: number }

const TAGS = [
  ...['a', 'abbr', 'address', 'article', 'b', 'bdi', 'big', 'blockquote', 'br', 'caption', 'center', 'cite', 'code'],
  ...['col', 'colgroup', 'dd', 'del', 'dfn', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'font', 'footer'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'main', 'mark', 'ol', 'p'],
  ...['pre', 'q', 's', 'samp', 'section', 'small', 'span', 'strike', 'strong', 'sub', 'sup', 'table', 'tbody', 'td'],
  ...['tfoot', 'th', 'thead', 'tr', 'tt', 'u', 'ul', 'var', 'wbr'],
]

const ATTRIBUTES = [
  ...['align', 'alt', 'background', 'bgcolor', 'border', 'cellpadding', 'cellspacing', 'color', 'colspan', 'dir'],
  ...['face', 'headers', 'height', 'href', 'lang', 'rowspan', 'scope', 'size', 'span', 'src', 'start', 'style'],
  ...['title', 'type', 'valign', 'value', 'width'],
]

/** Part of the mail itself, so that showing it makes no request. SVG is left out. */
const OWN_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]*$/i

/** Declarations that could load something, lie over the rest, or hide how they are spelled. */
const UNSAFE_VALUE = /url\s*\(|image\s*\(|image-set|expression|javascript|attr\s*\(|var\s*\(|@|\\|</i
const UNSAFE_PROPERTY =
  /^(?:--|position$|z-index$|behavior$|-moz-binding$|cursor|animation|transition|content$|filter$|direction$|unicode-bidi$)/

/** Deeper markup is shown as its text, because a browser gives up on it in its own ways. */
const DEEPEST = 200

const cleanStyle = (element: HTMLElement): number => {
  let blocked = 0
  const { style } = element
  for (const property of [...style]) {
    const value = style.getPropertyValue(property)
    if (!UNSAFE_PROPERTY.test(property) && !UNSAFE_VALUE.test(value)) continue
    if (/url\s*\(|image/i.test(value)) blocked = 1
    style.removeProperty(property)
  }
  const { cssText } = style
  // What the browser doesn't know as a declaration is none.
  if (cssText === '' || UNSAFE_VALUE.test(cssText)) element.removeAttribute('style')
  else element.setAttribute('style', cssText)
  return blocked
}

const cleanPicture = (picture: Element): number => {
  if (OWN_PICTURE.test(picture.getAttribute('src') ?? '')) return 0
  const alt = picture.getAttribute('alt') ?? ''
  picture.replaceWith(picture.ownerDocument.createTextNode(alt))
  return 1
}

const cleanLink = (link: Element): MailLink | null => {
  const href = link.getAttribute('href')?.trim() ?? ''
  const text = withoutDirectionMarks(link.textContent).replaceAll(/\s+/g, ' ').trim()
  if (!isOpenable(href)) {
    link.removeAttribute('href')
    return null
  }
  const leadsTo = destinationOf(href)
  const warning = linkWarning(`${text} ${link.getAttribute('title') ?? ''}`, href)
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
  link.setAttribute('title', warning ?? leadsTo)
  return { text, href, leadsTo, warning }
}

const depthOf = (node: Node, root: Node): number => {
  let depth = 0
  for (let at: Node | null = node; at && at !== root; at = at.parentNode) depth += 1
  return depth
}

/** Removes everything from a mail's HTML that could run, load, or mislead. The frame that shows it forbids the same once more. */
export const cleanMail = (html: string): CleanMail => {
  const purifier = createPurifier(window)
  // It would return the mail as it is.
  if (!purifier.isSupported) throw new Error('This browser can’t show mails safely')
  // A frame set has no body, and so nothing to show.
  const body = purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
  }) as HTMLElement | null
  if (!body) return { html: '', links: [], blocked: 0 }
  let blocked = 0
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) blocked += cleanStyle(element)
  for (const element of body.querySelectorAll('[background]')) {
    element.removeAttribute('background')
    blocked += 1
  }
  for (const element of body.querySelectorAll(':not(img)[src]')) element.removeAttribute('src')
  for (const element of body.querySelectorAll(':not(a)[href]')) element.removeAttribute('href')
  for (const picture of body.querySelectorAll('img')) blocked += cleanPicture(picture)
  for (const element of body.querySelectorAll('*'))
    if (depthOf(element, body) > DEEPEST) element.replaceWith(body.ownerDocument.createTextNode(element.textContent))
  const links = [...body.querySelectorAll('a')].map(cleanLink).filter((link) => link !== null)
  return { html: body.innerHTML, links, blocked }
}
