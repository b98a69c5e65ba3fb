import { build, type InlineConfig, type Plugin } from 'vite'

const PAGES = ['hosted/account.html', 'hosted/checkout.html', 'hosted/portal.html']

/**
 * Builds the payment pages of the mock server beside the app, into the same folder. They have a build of their own: as additional entries of the
 * app's build they would share its scripts, and every change to them would move what the sign-in page loads. The development server doesn't
 * need this; it serves the files as they are.
 */
export const hostedPages = (config: Pick<InlineConfig, 'plugins' | 'resolve' | 'define'>): Plugin => {
  let outDir = ''
  return {
    name: 'hosted-pages',
    apply: 'build',
    configResolved(app) {
      outDir = app.build.outDir
    },
    async closeBundle() {
      await build({
        ...config,
        configFile: false,
        envDir: false,
        logLevel: 'warn',
        build: {
          outDir,
          emptyOutDir: false,
          // The app's build has put them there.
          copyPublicDir: false,
          assetsDir: 'hosted/assets',
          target: 'es2023',
          modulePreload: { polyfill: false },
          rolldownOptions: { input: PAGES },
        },
      })
    },
  }
}
