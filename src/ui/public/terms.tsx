import { DATA_KEPT_DAYS, TRIAL_DAYS } from '@/domain/subscription/plan'
import { TextLink } from '@/ui/kit/text-link'
import { type Passage, TextPage } from './text-page'

const PASSAGES: readonly Passage[] = [
  {
    id: 'who',
    title: 'Who this is between',
    body: (
      <p>
        These terms are between Groundwork and the business that opens an account. Whoever opens it says that they may
        do so for the business, and answers for the people they invite.
      </p>
    ),
  },
  {
    id: 'demo',
    title: 'The demonstration',
    body: (
      <p>
        As long as no server is connected, Groundwork runs wholly in your browser. What you enter then stays in that
        browser, no real card is charged, and clearing the browser’s data for this site removes everything. The rest of
        these terms describes the product as it is with a server.
      </p>
    ),
  },
  {
    id: 'trial',
    title: 'The free trial',
    body: (
      <p>
        Every plan begins with {TRIAL_DAYS} free days. No card is asked for. If there is none when they are over,
        nothing is charged, and the subscription is past due until one is added.
      </p>
    ),
  },
  {
    id: 'paying',
    title: 'Paying',
    body: (
      <>
        <p>
          Prices are in US dollars and stand on the <TextLink to="/pricing">pricing page</TextLink>. A month or a year
          is paid in advance, with the card that is set as default.
        </p>
        <p>
          A larger plan counts at once: the unused rest of the old one is credited, the same rest of the new one is
          charged. After a change to a smaller one, what is left over is taken off the coming invoices. You see the
          amounts before you confirm.
        </p>
        <p>If a payment fails, you are told, and it is taken once a card works. Nothing is deleted because of it.</p>
      </>
    ),
  },
  {
    id: 'cancelling',
    title: 'Cancelling',
    body: (
      <>
        <p>
          You may cancel at any time. The plan stays active until the end of the period that is paid for, and until then
          you may take the cancellation back.
        </p>
        <p>
          Afterwards your data is kept for {DATA_KEPT_DAYS} days, in case you come back or want to export it. Then it is
          deleted.
        </p>
      </>
    ),
  },
  {
    id: 'data',
    title: 'Your data',
    body: (
      <p>
        Clients, jobs and everything else you enter belong to your business. We use it to run the product for you and
        for nothing else. How that is done stands in the <TextLink to="/privacy">privacy notice</TextLink>.
      </p>
    ),
  },
  {
    id: 'use',
    title: 'Fair use',
    body: (
      <ul>
        <li>Keep passwords to yourself. Everybody who works with you gets an account of their own.</li>
        <li>Enter data about people only if you may, and write to them only if they want it.</li>
        <li>Do not try to read other businesses’ data, to break the service, or to resell it.</li>
        <li>A plan’s limits on customers and users count. What is already there stays usable when one is reached.</li>
      </ul>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    body: (
      <p>
        We keep the service running with care, and say so when it is not. It is offered as it is: we do not answer for
        income lost because it was unavailable, nor for more than you paid in the last twelve months. Where the law
        gives you more, the law counts.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When these terms change, account owners are told at least 30 days before. Whoever does not agree may cancel
        until then. Questions are welcome: <TextLink to="/contact">write to us</TextLink>.
      </p>
    ),
  },
]

/** /terms. */
export const TermsScreen = () => (
  <TextPage
    title="Terms of service"
    lead="What you can expect of Groundwork, and what we expect of you. In plain words, since you should not need a lawyer to plan a day."
    passages={PASSAGES}
  />
)
