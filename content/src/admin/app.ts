import {
  Calendar,
  Clock,
  Earth,
  Eye,
  GridFour,
  GridNine,
  Mail,
  Message,
  Monitor,
  Search,
  Trash,
  WarningCircle,
} from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { RefusedSavePanel } from '../conflicts/admin/refused-save-panel'
import { watchSaves } from '../conflicts/admin/saves'
import { CONTENT_SEARCH_PAGE, openSearchByKeyboard } from '../content-search/admin/shortcut'
import { deskPermissions } from '../desk/admin/permissions'
import { addCustomInputs } from '../field-rules/admin/custom-inputs'
import { RedirectPanel } from '../former-addresses/admin/redirect-panel'
import { addFormFields, arrangeForms } from '../forms/admin/add-form-parts'
import { AskedFieldPanel } from '../forms/admin/asked-field'
import { keepEnterFromSaving } from '../forms/admin/enter-key'
import { FirstFaultPanel } from '../forms/admin/first-fault'
import { HistoryPanel } from '../history/admin/history-panel'
import { TestMailPanel } from '../mail/admin/test-mail-panel'
import { addPictureColumn } from '../media-use/admin/add-picture-column'
import { CropsPanel } from '../media-use/admin/crops-panel'
import { askBefore } from '../mentions/admin/ask-before'
import { FormerLinksPanel } from '../mentions/admin/former-links-panel'
import { NoticePanel } from '../notices/admin/notice-panel'
import { addFlowColumn } from '../planning/admin/add-flow-column'
import { PlanPanel } from '../planning/admin/plan-panel'
import { PresencePanel } from '../presence/admin/presence-panel'
import { finishLeaving } from '../presence/admin/use-presence'
import { PreviewPanel } from '../preview/admin/preview-panel'
import { SharingPanel } from '../preview/admin/sharing-panel'
import { ChecksPanel } from '../publishing/admin/checks-panel'
import { interceptSignIns } from '../second-factor/admin/intercept-sign-ins'
import { sheetTable } from '../sheets/sheet-table'
import { TranslationPanel } from '../translations/admin/translation-panel'
import { arrangeWidgets } from './arrange-widgets'
import { keepFocus } from './keep-focus'
import { reopenListsUnfiltered } from './refused-lists'
import { shortenLists } from './shorten-lists'
import { writeAsInIndia } from './strapi-port/dates'
import { groupMenu } from './strapi-port/group-links'
import { mendLibraryDialog } from './strapi-port/library-dialog'
import { BRAND_MARK, dismissBanner, hideAdvertisement, keepInSight } from './strapi-port/page-styles'
import { letPublishKeyWait } from './strapi-port/publish-key'
import { keepFoldedPanelsAway, mendTableKeys, nameBoxes } from './strapi-port/tab-order'
import { strapiWords } from './strapi-port/words'

/** The part of the content manager that is used here; Strapi exports no type for it. */
interface ContentManager {
  addEditViewSidePanel(panels: unknown[]): void
  addDocumentAction(change: typeof askBefore): void
  addBulkAction(change: typeof askBefore): void
}

/** The admin in the browser: it sends nothing to Strapi's servers and shows editors no tour. */
export default {
  config: {
    locales: [],
    notifications: { releases: false },
    tutorials: false,
    auth: { logo: BRAND_MARK },
    menu: { logo: BRAND_MARK },
    translations: {
      en: strapiWords,
    },
  },
  register(app: StrapiApp) {
    app.addMenuLink({
      to: CONTENT_SEARCH_PAGE,
      icon: Search,
      intlLabel: { id: 'content-search', defaultMessage: 'Search' },
      permissions: [],
      Component: () => import('../content-search/admin/search-page'),
    })
    app.addMenuLink({
      to: '/lead-desk',
      icon: Message,
      intlLabel: { id: 'lead-desk', defaultMessage: 'Leads' },
      permissions: deskPermissions.read,
      Component: () => import('../desk/admin/leads-page'),
    })
    app.addMenuLink({
      to: '/newsletter-desk',
      icon: Mail,
      intlLabel: { id: 'newsletter-desk', defaultMessage: 'Newsletter' },
      permissions: deskPermissions.subscriptions,
      Component: () => import('../desk/admin/newsletter-page'),
    })
    app.addMenuLink({
      to: '/plan-calendar',
      icon: Calendar,
      intlLabel: { id: 'plan-calendar', defaultMessage: 'Calendar' },
      permissions: [],
      Component: () => import('../planning/admin/calendar-page'),
    })
    app.addMenuLink({
      to: '/content-sheets',
      icon: GridNine,
      intlLabel: { id: 'content-sheets', defaultMessage: 'Spreadsheets' },
      // Whoever reads one of them sees the link.
      permissions: sheetTable.map(({ model }) => ({
        action: 'plugin::content-manager.explorer.read',
        subject: `api::${model}.${model}`,
      })),
      Component: () => import('../sheets/admin/sheets-page'),
    })
    app.addMenuLink({
      to: '/picture-use',
      icon: Eye,
      intlLabel: { id: 'picture-use', defaultMessage: 'Pictures in use' },
      permissions: [{ action: 'plugin::upload.read', subject: null }],
      Component: () => import('../media-use/admin/pictures-page'),
    })
    app.addMenuLink({
      to: '/page-records',
      icon: Monitor,
      intlLabel: { id: 'page-records', defaultMessage: 'From page to record' },
      permissions: [],
      Component: () => import('../preview/admin/page-records'),
    })
    app.addMenuLink({
      to: '/record-translations',
      icon: Earth,
      intlLabel: { id: 'record-translations', defaultMessage: 'Translations' },
      permissions: [{ action: 'plugin::content-manager.explorer.read', subject: 'api::translation.translation' }],
      Component: () => import('../translations/admin/translations-page'),
    })
    app.addMenuLink({
      to: '/record-bin',
      icon: Trash,
      intlLabel: { id: 'record-bin', defaultMessage: 'Bin' },
      permissions: [],
      Component: () => import('../history/admin/bin-page'),
    })
    app.addSettingsLink('global', {
      id: 'invitations',
      to: 'invitations',
      intlLabel: { id: 'invitations', defaultMessage: 'Invitations' },
      permissions: [{ action: 'admin::users.create', subject: null }],
      Component: () => import('../editors/admin/invitations-page'),
    })
    app.widgets.register([
      {
        id: 'tasks',
        icon: Clock,
        title: { id: 'tasks', defaultMessage: 'Reviews and plans' },
        component: async () => (await import('../planning/admin/tasks-widget')).TasksWidget,
      },
      {
        id: 'groups',
        icon: GridFour,
        title: { id: 'groups', defaultMessage: 'What you can change' },
        component: async () => (await import('../editors/admin/groups-widget')).GroupsWidget,
      },
      {
        id: 'leads',
        icon: Message,
        title: { id: 'leads-waiting', defaultMessage: 'Leads that wait' },
        component: async () => (await import('../desk/admin/leads-widget')).LeadsWidget,
        permissions: deskPermissions.read,
      },
      {
        id: 'undelivered',
        icon: Mail,
        title: { id: 'undelivered', defaultMessage: 'Messages that were not delivered' },
        component: async () => (await import('../desk/admin/undelivered-widget')).UndeliveredWidget,
        permissions: deskPermissions.read,
      },
      {
        id: 'faults',
        icon: WarningCircle,
        title: { id: 'faults', defaultMessage: 'Not as it is meant' },
        component: async () => (await import('../publishing/admin/faults-widget')).FaultsWidget,
      },
      {
        id: 'site-faults',
        icon: Earth,
        title: { id: 'site-faults', defaultMessage: 'Broken links and pictures' },
        component: async () => (await import('../site-check/admin/site-faults-widget')).SiteFaultsWidget,
      },
      {
        id: 'empty-searches',
        icon: Search,
        title: { id: 'empty-searches', defaultMessage: 'Searches that found nothing' },
        component: async () => (await import('../empty-searches/admin/empty-searches-widget')).EmptySearchesWidget,
      },
    ])
    arrangeWidgets(app)
    addCustomInputs(app)
    addFormFields(app)
    dismissBanner()
    writeAsInIndia()
    mendLibraryDialog()
    mendTableKeys()
    keepFoldedPanelsAway()
    nameBoxes()
    watchSaves()
    interceptSignIns()
    openSearchByKeyboard()
    keepFocus()
    keepEnterFromSaving()
    letPublishKeyWait()
    finishLeaving()
  },
  bootstrap(app: StrapiApp) {
    const contentManager = app.getPlugin('content-manager').apis as unknown as ContentManager
    contentManager.addDocumentAction(askBefore)
    contentManager.addBulkAction(askBefore)
    contentManager.addEditViewSidePanel([
      AskedFieldPanel,
      FirstFaultPanel,
      PresencePanel,
      RefusedSavePanel,
      ChecksPanel,
      FormerLinksPanel,
      TestMailPanel,
      RedirectPanel,
      PreviewPanel,
      PlanPanel,
      CropsPanel,
      SharingPanel,
      TranslationPanel,
      NoticePanel,
      HistoryPanel,
    ])
    // After the plugins' own changes.
    arrangeForms(app)
    groupMenu(app)
    addPictureColumn(app)
    addFlowColumn(app)
    shortenLists(app)
    reopenListsUnfiltered(app)
    hideAdvertisement()
    keepInSight()
  },
}
