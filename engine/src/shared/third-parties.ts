/**
 * Services of others that a site has switched on: what a document tells the browser about them. All
 * are absent by default, and nothing of an absent one is loaded.
 */
export interface ThirdParties {
  /** Counts page views: a library that answers to the commands of Google Analytics 4. */
  analytics?: { script: string; measurementId: string };
  tagManager?: { script: string; containerId: string };
  /** Tells the site's owner which companies its readers come from. */
  visitorIdentification?: {
    script: string;
    clientId: string;
    /** Name of the object that the script defines, with a function `init`. */
    global: string;
  };
  /** Takes what readers say about pages; without an endpoint, analytics and tag manager do. */
  feedback?: { endpoint?: string };
  /** Widget that answers questions, loaded when a reader asks for it. */
  assistant?: {
    script: string;
    /** Name of the object that the script defines, with a function `open`. */
    global: string;
    websiteId: string;
    projectName: string;
    projectColor: string;
    /** Address of a picture. */
    projectLogo: string;
  };
}

/** Id of the data block that carries `ThirdParties` in a document. */
export const THIRD_PARTIES_ID = 'third-parties';
