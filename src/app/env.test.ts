import { expect, it } from 'vitest'
import { readEnv } from './env'

const vite = { BASE_URL: '/', MODE: 'production', DEV: false, PROD: true, SSR: false }

it('is the demo on this very origin where nothing is set', () => {
  expect(readEnv(vite)).toEqual({
    environment: 'demo',
    apiUrl: '',
    trackingUrl: '',
    stripeKey: '',
    flagsUrl: '',
    productionHosts: [],
  })
})

it('reads what is set', () => {
  expect(
    readEnv({
      ...vite,
      VITE_ENVIRONMENT: 'production',
      VITE_API_URL: 'https://api.example.com//',
      VITE_TRACKING_URL: 'https://track.example.com/',
      VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      VITE_FLAGS_URL: '/flags.json',
      VITE_PRODUCTION_HOSTS: 'app.example.com, www.example.com,',
    }),
  ).toEqual({
    environment: 'production',
    apiUrl: 'https://api.example.com',
    trackingUrl: 'https://track.example.com',
    stripeKey: 'pk_test_1',
    flagsUrl: '/flags.json',
    productionHosts: ['app.example.com', 'www.example.com'],
  })
})

it('takes an environment that no one knows for the demo', () => {
  expect(readEnv({ ...vite, VITE_ENVIRONMENT: 'staging' }).environment).toBe('demo')
})
