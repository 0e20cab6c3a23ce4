import type { Plugin } from 'vite';

/** The one whose inside was looked through; another one is looked through before it is used. */
const lookedThrough = '19.3.1';

const words = (text: string): string[] => text.trim().split(/\s+/);

/**
 * Functions of React's renderer that only run for what the product does not do, by what that is. Without it nothing calls them, or
 * they look for what is not there and find nothing. `tests/web/lean-react.test.ts` holds the product to it.
 */
export const leftOut = {
  /** Pages are drawn anew beside the drawn ones (decision 097); no root takes over what a server has drawn. */
  hydration: words(`
    ReactDOMHydrationRoot accumulateOrCreateContinuousQueuedReplayableEvent attemptContinuousHydration attemptExplicitHydrationTarget
    attemptHydrationAtCurrentPriority attemptReplayContinuousQueuedEvent attemptReplayContinuousQueuedEventInMap canHydrateHydrationBoundary
    canHydrateInstance canHydrateTextInstance clearHydrationBoundary commitActivityHydrationCallbacks commitSuspenseHydrationCallbacks
    getBumpedLaneForHydration getBumpedLaneForHydrationByLane getHydratableHoistableCache getNextHydratable
    getNextHydratableInstanceAfterHydrationBoundary hideOrUnhideDehydratedBoundary markRetryLaneIfNotHydrated mountHostRootWithoutHydrating
    popHydrationState prepareToHydrateHostInstance queueHydrationError queueIfContinuousEvent replayUnblockedEvents resetHydrationState
    retryActivityComponentWithoutHydrating retryDehydratedSuspenseBoundary retryIfBlockedOn retrySuspenseComponentWithoutHydrating
    scheduleCallbackIfUnblocked scheduleReplayQueueIfNeeded throwOnHydrationMismatch updateDehydratedSuspenseComponent
    upgradeHydrationErrorsToRecoverable`),
  viewTransitions: words(`
    ViewTransitionPseudoElement applyViewTransitionName applyViewTransitionToHostInstances applyViewTransitionToHostInstancesRecursive
    commitAfterMutationEffectsOnFiber commitAppearingPairViewTransitions commitDeletedPairViewTransitions commitEnterViewTransitions
    commitExitViewTransitions commitNestedViewTransitions createViewTransitionInstance getViewTransitionClassName getViewTransitionName
    measureNestedViewTransitions measureViewTransitionHostInstancesRecursive pushViewTransitionCancelableScope queueTransitionTypes
    recursivelyTraverseAfterMutationEffects reportViewTransitionError restoreEnterOrExitViewTransitions restoreNestedViewTransitions
    restorePairedViewTransitions restoreViewTransitionName restoreViewTransitionOnHostInstances scheduleViewTransitionEvent
    startViewTransition trackEnterViewTransitions`),
  refsOfFragments: words(`
    FragmentInstance addFragmentHandleToFiber addFragmentHandleToInstance blurActiveElementWithinFragment collectClientRects
    commitFragmentInstanceDeletionEffects commitFragmentInstanceInsertionEffects commitNewChildToFragmentInstance
    commitNewChildToFragmentInstances deleteChildFromFragmentInstance findFragmentInstanceOrTextInstanceSiblings
    getFragmentInstanceOrTextInstanceSiblings isFragmentInstanceParent scrollTextNodeIntoView validateDocumentPositionWithFiberTree`),
  /** Titles, sheets and scripts that a page draws into the head: ours are in the document, or come with the scripts. */
  partsOfTheHead: words(`
    acquireResource adoptPreloadPropsForScript adoptPreloadPropsForStylesheet createHoistableInstance estimateBandwidth getHoistableRoot
    getResource getResourcesFromRoot getStylesheetSelectorFromKey insertStylesheet insertStylesheetIntoRoot insertSuspendedStylesheets
    isHostHoistableType isLikelyStaticResource mountHoistable preconnect preconnectAs prefetchDNS preinitModuleScript preinitScript
    preinitStyle preload preloadModule preloadResource preloadResourceAndSuspendIfNeeded preloadStylesheet stylesheetPropsFromRawProps
    suspendResource`),
  /** Forms whose action is a function: ours send by what they listen to. */
  actionsOfForms: words(`
    actionStateActionEffect actionStateReducer coerceFormActionProp dispatchActionState ensureFormComponentIsStateful extractEvents$1
    mountActionState notifyActionListeners onActionError onActionSuccess recursivelyResetForms requestFormReset requestFormReset$1
    rerenderActionState runActionStateAction startHostTransition updateActionState updateActionStateImpl`),
  lists: words('cutOffTailIfNeeded initSuspenseListRenderState updateSuspenseListComponent'),
};

/**
 * Branches for kinds of nodes that are never made without it, by the function: lists (19), what takes a page over (18), parts of the head (26), the document's own
 * elements (27) and transitions (30). Each ends where it is left out, and none before it goes on in it.
 */
const branches: Readonly<Record<string, readonly number[]>> = {
  accumulateSuspenseyCommitOnFiber: [26],
  attemptEarlyBailoutIfNoScheduledUpdate: [19],
  beginWork: [26, 27, 30],
  commitBeforeMutationEffects_complete: [30],
  commitDeletionEffectsOnFiber: [18, 26, 30],
  commitMutationEffectsOnFiber: [26, 30],
  commitPassiveMountOnFiber: [30],
  completeWork: [19, 27],
  recursivelyTraverseDisappearLayoutEffects: [30],
  recursivelyTraverseReappearLayoutEffects: [26, 30],
  unwindWork: [19],
};

/** They are called all the same, and say that there is nothing: no page tells where in its parts something failed. */
const nothing = words(
  'claimQueuedTransitionTypes getParentHydrationBoundary getStackByFiberInDevAndProd waitForCommitToBeReady',
);

/** Puts React's renderer into the pages without what the product does not use of it: a fifth of it (decision 108). */
export function leanReact(): Plugin {
  return {
    name: 'waymark:lean-react',
    apply: 'build',
    transform: {
      filter: { id: /react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: leanRenderer(code), map: null }),
    },
  };
}

/** The renderer's own text, without what is left out of it. */
export function leanRenderer(code: string): string {
  if (!code.includes(`exports.version = "${lookedThrough}"`))
    throw new Error(
      `This is not React ${lookedThrough}: look through what src/tools/pages/lean-react.ts leaves out.`,
    );
  const bodies = [
    ...Object.values(leftOut).flatMap((names) => names.map((name) => [name, '{}'] as const)),
    ...nothing.map((name) => [name, '{ return null; }'] as const),
  ];
  const hollow = bodies.reduce(
    (text, [name, body]) => replaceIn(text, functionOf(name), `function ${name}() ${body}`),
    code,
  );
  return [
    /^exports\.hydrateRoot = [^]*?^\};\n/m,
    /^FragmentInstance\.prototype[^]*?^\};\n/gm,
  ].reduce(
    (text, part) => replaceIn(text, part, ''),
    withoutBranches(neverHydrating(withLightSigns(hollow))),
  );
}

/**
 * What is thrown as a sign within the renderer, and known again by being the same one. As errors they note where they were made as soon as the script is read, for
 * which the whole script is read once more while somebody measures the page or has the browser's tools open: a tenth of a second on a phone.
 */
const withLightSigns = (code: string): string =>
  replaceIn(
    code,
    /= Error\((formatProdErrorMessage\((?:460|461|474|519|542)\))\)(?=[,;]\n)/g,
    (_, message) => `= { __proto__: Error.prototype, message: ${message} }`,
  );

function withoutBranches(code: string): string {
  return Object.entries(branches).reduce((text, [name, kinds]) => {
    const whole = functionOf(name).exec(text)?.[0] ?? '';
    return replaceIn(text, whole, kinds.reduce(withoutBranch, whole));
  }, code);
}

function withoutBranch(whole: string, kind: number): string {
  const branch =
    new RegExp(`^( +)case ${kind}:\\n(?:\\1 {2}.*\\n|\\n)+`, 'm').exec(whole)?.[0] ?? '';
  // A variable of the whole function may be declared in any branch.
  if (/\bvar\b/.test(branch)) throw new Error(`What is declared for ${kind} is needed by others.`);
  return replaceIn(whole, branch, '');
}

/** Its functions stand at the start of a line, and end with one. */
const functionOf = (name: string): RegExp =>
  new RegExp(`^function ${name.replace('$', '\\$')}\\([^]*?^\\}`, 'm');

/** What was asked of a variable is known; one function has a parameter of that name. */
function neverHydrating(code: string): string {
  const other = functionOf('initInput').exec(code)?.[0] ?? '';
  const place = '/* initInput */';
  return [
    [other, place],
    ['\n  isHydrating = !1,', ''],
    [/\bisHydrating = ![01]\b/g, 'void 0'],
    [/\bisHydrating\b(?!\$)/g, '!1'],
    [place, other],
  ].reduce((text, [from = '', to = '']) => replaceIn(text, from, String(to)), code);
}

type Put = string | ((whole: string, part: string) => string);

function replaceIn(text: string, part: string | RegExp, by: Put): string {
  const replaced = text.replace(part, typeof by === 'string' ? () => by : by);
  if (part === '' || replaced === text) throw new Error(`React's renderer has no ${String(part)}.`);
  return replaced;
}
