import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { enhanceScript } from './scripts/vite/enhance-script.ts'
import { reloadServerRendered } from './scripts/vite/reload-server-rendered.ts'

export default defineConfig({
  plugins: [enhanceScript(), reactRouter(), reloadServerRendered()],
  build: {
    // The browsers of May 2024 (docs/decisions/0017-browsers.md). `safari` means the desktop only.
    target: ['chrome125', 'edge125', 'firefox126', 'safari17.5', 'ios17.5'],
    // The policy allows no data: fonts or scripts; a file is cached, an inlined one is sent with every page.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Pages and panel share many small modules, which would all become files of their own. These are the files that
            // the panel starts with, and the texts of the site, which it loads later.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                  priority: 2,
                },
                { name: 'supabase', test: /[\\/]node_modules[\\/]@supabase[\\/]/, priority: 2 },
                // Public pages link the styles of every file that they share a module with. So the next two groups may
                // contain nothing of the panel, and the groups of the panel nothing that other pages need.
                { name: 'preload', test: /preload-helper/, priority: 3 },
                {
                  name: 'shared',
                  test: /[\\/](app[\\/](ui|toast|sections[\\/]particles|figures[\\/]particles)|content[\\/](chrome|addresses[\\/](editable-pages|plain-path)|keys[\\/](facts|invisible|overrides|writers|text-kinds|fill)))[\\/.]/,
                  minShareCount: 2,
                  priority: 2,
                },
                {
                  name: 'panel',
                  test: /[\\/](app[\\/]admin[\\/](?!(diff|change-log|change-preview|export-file|list-entries|page-frame|release-forms)[\\/]|catalog[\\/](catalog-notice|text-address|view-props)|drafts[\\/]((earlier|recoverable)-draft\.|use-revealed)|copy[\\/](page-sections|releases|restore|transfer|typed-for)|editor[\\/](combine|show-all)|item-history[\\/]formerly|connection[\\/]use-query|navigation[\\/]use-first-show|ui[\\/](days|escape|save-blob))|content-sync[\\/])/,
                  minShareCount: 2,
                  priority: 1,
                },
                { name: 'texts', test: /[\\/]content[\\/]|[\\/]app[\\/]sections[\\/](header|footer)/ },
                // What the other views share. Neither the panel's start nor the texts that it loads next need it.
                {
                  name: 'views',
                  test: /[\\/]app[\\/]admin[\\/](?!list-entries[\\/])|[\\/]node_modules[\\/]diff[\\/]/,
                  minShareCount: 2,
                },
                // What the views "Lists" and "Pages" share, which needs the texts of the site.
                { name: 'list-entries', test: /[\\/]app[\\/]admin[\\/]list-entries[\\/]/, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
})
