import { Chapters } from './chapters'
import { Closing } from './closing'
import { Hero } from './hero'
import { Outcomes } from './outcomes'
import { Plans } from './plans'

/** Landing page (LAND-01). Signed-in visitors get a link back to work instead of a trial. */
export const LandingScreen = ({ signedIn }: { signedIn: boolean }) => (
  <>
    <Hero signedIn={signedIn} />
    <Outcomes />
    <Chapters />
    <Plans signedIn={signedIn} />
    <Closing signedIn={signedIn} />
  </>
)
