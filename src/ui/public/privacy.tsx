import { DATA_RETENTION_DAYS } from '@/domain/subscription/plan'
import { TextLink } from '@/ui/kit/actions/text-link'
import { type Passage, TextPage } from './text-page'

const PASSAGES: readonly Passage[] = [
  {
    id: 'demo',
    title: 'In the demo',
    body: (
      <p>
        In the demo, everything you do stays in this browser and isn’t sent anywhere. The clients and jobs you find
        there are made up. To remove all of it, clear the browser’s data for this site.
      </p>
    ),
  },
  {
    id: 'browser',
    title: 'What is kept in your browser',
    body: (
      <ul>
        <li>
          Who is signed in, and the keys that prove it. Unless you check “Remember me”, they are gone when you close the
          browser.
        </li>
        <li>Your choices: light or dark colors, row height, columns and views.</li>
        <li>
          What you are in the middle of, so that you can pick up where you left off after a reload. Passwords and card
          numbers are never kept.
        </li>
        <li>While you register or set up your business, what you have typed so far, without passwords.</li>
      </ul>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <p>
        One, called <code>browser_session</code>. It only says that the browser hasn’t been closed since you signed in,
        and it is gone when you close it. There are no cookies for advertising or visitor statistics, so no banner asks
        you about them.
      </p>
    ),
  },
  {
    id: 'server',
    title: 'What a server stores',
    body: (
      <>
        <p>Once a server is connected, it stores what the product needs:</p>
        <ul>
          <li>your account: name, email, phone, role, and a password that can be checked but not read;</li>
          <li>
            your business: clients and their addresses, jobs, crews, and the history of every change with the name of
            the person who made it;
          </li>
          <li>your subscription and its invoices.</li>
        </ul>
        <p>Other businesses never see it. People in your business see what their role allows.</p>
      </>
    ),
  },
  {
    id: 'cards',
    title: 'Cards',
    body: (
      <p>
        Card numbers go straight to the payment provider. Groundwork only gets the brand, the last four digits and the
        expiration date, so that you can tell your cards apart.
      </p>
    ),
  },
  {
    id: 'errors',
    title: 'When something breaks',
    body: (
      <p>
        A report goes to your server: the message, where in the program it happened, the address of the page, the
        browser’s name and your user number. In the demo, that server is this browser. “Report with replay” saves a file
        on your own device, and you decide who gets it.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long',
    body: (
      <p>
        For as long as you have an account, and {DATA_RETENTION_DAYS} days after you cancel. Invoices are kept for as
        long as tax law requires.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'What you can ask for',
    body: (
      <p>
        You can ask to see what is stored about you, and to have it corrected, handed over or deleted. If you are a
        client of a business that uses Groundwork, ask that business first: the data is theirs. Otherwise{' '}
        <TextLink to="/contact">write to us</TextLink>, and we answer within 30 days.
      </p>
    ),
  },
]

export const PrivacyScreen = () => (
  <TextPage
    title="Privacy"
    lead="What Groundwork knows about you, where it is kept, and for how long."
    passages={PASSAGES}
  />
)
