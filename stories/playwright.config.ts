import { defineConfig } from '@playwright/test'
import { chromium } from './browser.ts'

/**
 * How the stories run. There is no web server here: each story takes a fixture from `world.ts`, which has the
 * site on a free port as it was filled, and gives every person of the story a browser context of their own.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.story.ts',
  outputDir: '../test-results',
  globalSetup: './built.ts',
  // A story waits for timers and animations as often as it works: two leave a core of two idle, four let pages starve.
  workers: 3,
  retries: 0, // a story that fails now and then is a fault of today
  forbidOnly: process.env.CI !== undefined,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    launchOptions: await chromium(),
    viewport: { width: 1440, height: 900 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    actionTimeout: 30_000,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
