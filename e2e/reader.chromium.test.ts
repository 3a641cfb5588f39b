import { describeGallery } from './reader/gallery.ts';

describeGallery('chromium');
