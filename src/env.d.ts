/// <reference types="vite/client" />

/** Whether the in-browser mock server is part of this build (`VITE_MOCK`, on by default). */
declare const __MOCK__: boolean

interface ImportMetaEnv {
  /** Base of the real API; empty means this page's own origin, which the mock server answers. */
  readonly VITE_API_URL?: string
  /** `production`, `qa`, `development` or `demo`; decides which flags are on (FLAG-07) and which pages hide (NAV-06). */
  readonly VITE_ENVIRONMENT?: string
  /** Where the remote feature flag map is (FLAG-04). */
  readonly VITE_FLAGS_URL?: string
  /** Where error reports are sent (NAV-09); empty means this page's own origin. */
  readonly VITE_TRACKING_URL?: string
  /** Public key of the card provider; without one the embedded test provider takes the cards. */
  readonly VITE_STRIPE_PUBLISHABLE_KEY?: string
  /** A server of street tiles for the map, `https://tiles.example.com/{z}/{x}/{y}.png`; the map's own outlines are enough without one. */
  readonly VITE_MAP_TILES?: string
  /** The words that the makers of these tiles ask for: `© OpenStreetMap contributors`. */
  readonly VITE_MAP_CREDIT?: string
  /** The page that `?inspect` opens in development; our own without it. */
  readonly VITE_INSPECTOR_URL?: string
  /** Comma list of the provider's own production hosts (FLAG-08). */
  readonly VITE_PRODUCTION_HOSTS?: string
}
