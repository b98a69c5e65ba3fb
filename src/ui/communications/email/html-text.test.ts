import { expect, it } from 'vitest'
import { textOfHtml } from '@/domain/messaging/preview'
import { htmlOfText } from './html-text'

it('typed text becomes HTML that says the same', () => {
  const text = 'Hi <b>Ana</b> & "Ben",\n\nsee you.\n> On Monday\n> <script>x</script>'
  expect(htmlOfText(text)).toBe(
    '<p>Hi &lt;b&gt;Ana&lt;/b&gt; &amp; &quot;Ben&quot;,</p><p><br></p><p>see you.</p><blockquote>On Monday<br>&lt;script&gt;x&lt;/script&gt;</blockquote>',
  )
  expect(textOfHtml(htmlOfText('One <two>\n\nthree'))).toBe('One <two>\n\nthree')
})
