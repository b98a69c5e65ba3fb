import { Chapters } from './chapters'
import { Closing } from './closing'
import { Hero } from './hero'
import { Plans } from './plans'

/**
 * The landing page (LAND-01): what the product does, shown with the product itself, and what it costs. Someone who is signed in is led back
 * to work, and offered no trial.
 */
export const LandingScreen = ({ signedIn }: { signedIn: boolean }) => (
  <>
    <Hero signedIn={signedIn} />
    <Chapters />
    <Plans signedIn={signedIn} />
    <Closing signedIn={signedIn} />
  </>
)
