import { DATA_KEPT_DAYS } from '@/domain/subscription/plan'
import { TextLink } from '@/ui/kit/text-link'
import { type Passage, TextPage } from './text-page'

const PASSAGES: readonly Passage[] = [
  {
    id: 'demo',
    title: 'In the demonstration',
    body: (
      <p>
        As long as no server is connected, everything you do is kept in this browser and is sent to nobody. The clients
        and jobs you find there are made up. To remove all of it, clear the browser’s data for this site.
      </p>
    ),
  },
  {
    id: 'browser',
    title: 'What is kept in your browser',
    body: (
      <ul>
        <li>
          Who is signed in, with the keys that prove it. Unless you tick “Remember me”, that ends with the browser.
        </li>
        <li>Your choices: light or dark colours, the height of rows, columns and views.</li>
        <li>
          The steps of what you have under way, so that a reload goes on where you were. Passwords and card numbers are
          never among them.
        </li>
        <li>While you register or set up your business, what you have typed so far, again without passwords.</li>
      </ul>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <p>
        One, called <code>browser_session</code>. It says that the browser has not been closed since you signed in, and
        nothing else. It is gone when you close it. There are no cookies for advertising or for counting visitors, which
        is why no banner asks you about them.
      </p>
    ),
  },
  {
    id: 'server',
    title: 'What a server stores',
    body: (
      <>
        <p>Where a server is connected, it stores what the product is for:</p>
        <ul>
          <li>your account: name, email, phone, role, and a password that can be checked but not read;</li>
          <li>
            your business: clients and their addresses, jobs, crews, and the history of every change with the name of
            whoever made it;
          </li>
          <li>your subscription and its invoices.</li>
        </ul>
        <p>Other businesses never see it. The people of yours see what their role allows.</p>
      </>
    ),
  },
  {
    id: 'cards',
    title: 'Cards',
    body: (
      <p>
        Card numbers go straight to the payment provider. Groundwork learns the brand, the last four digits and the
        month of expiry, so that you can tell your cards apart.
      </p>
    ),
  },
  {
    id: 'errors',
    title: 'When something breaks',
    body: (
      <p>
        A report goes to the server your copy works with: the message, the place in the program, the address of the
        page, the browser’s name and your user number. In the demonstration that server is this browser. “Report with
        replay” saves a file on your own device; you decide who gets it.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long',
    body: (
      <p>
        As long as the account is there, and {DATA_KEPT_DAYS} days after its cancellation. Invoices are kept for as long
        as tax law asks for.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'What you may ask for',
    body: (
      <p>
        To see what is stored about you, to have it corrected, handed over or deleted. If you are a client of a business
        that uses Groundwork, ask that business first: the data is theirs. Otherwise{' '}
        <TextLink to="/contact">write to us</TextLink>; you hear from us within 30 days.
      </p>
    ),
  },
]

/** /privacy. */
export const PrivacyScreen = () => (
  <TextPage
    title="Privacy"
    lead="What Groundwork knows about you, where that is kept, and for how long."
    passages={PASSAGES}
  />
)
